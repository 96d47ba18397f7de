/** Entry for GitHub. Nothing heavy is imported here: an event that is not for us ends before it costs anything. */
export {}
