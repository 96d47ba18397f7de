// src/config/trigger-phrase.ts
const isTriggerPhrase = (text) => /^\S{2,40}$/.test(text);
const TRIGGER_PHRASE_RULE = "it must be one word of 2 to 40 characters, for example \"/agent\"";

export { isTriggerPhrase as n, TRIGGER_PHRASE_RULE as t };