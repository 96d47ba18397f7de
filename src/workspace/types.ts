/** One file of a change, as git's trees see it. */
export interface ChangeEntry {
  /** Relative to the repository's root, `/`-separated. */
  readonly path: string
  readonly kind: 'add' | 'modify' | 'delete'
  /** Git modes, `000000` where the file is absent: 100644 file, 100755 executable, 120000 symlink, 160000 submodule. */
  readonly oldMode: string
  readonly newMode: string
  /** Object name of the new content; zeros where the file is gone. */
  readonly newBlob: string
  readonly additions: number
  readonly deletions: number
  readonly isBinary: boolean
  /** Text before and after; `undefined` when absent, binary or not a regular file. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** The difference between two trees. Judged, proven and published as one thing; `sha256` binds them together. */
export interface Change {
  readonly baseTree: string
  readonly tree: string
  readonly entries: readonly ChangeEntry[]
  /** Unified diff as git writes it, full object names, no renames. */
  readonly patch: string
  /** Hex SHA-256 of the patch's bytes. */
  readonly sha256: string
  readonly additions: number
  readonly deletions: number
}

/** A file's text, with what must survive an edit of it. */
export interface FileText {
  readonly text: string
  readonly hasBom: boolean
  readonly mode: number
}

/** A command as the host fixed it. Never built from a model's or a stranger's text. */
export interface Command {
  readonly argv: readonly [string, ...string[]]
  /** Added to the child's allow-listed environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Puts `node_modules/.bin` of the working directory and the folders above it first on PATH, as npm does for scripts. */
  readonly usesPackageBins?: boolean
}

/** A folder outside the copy's files for one run's report. */
export interface ReportFolder {
  readonly path: string
  add(files: Readonly<Record<string, string>>): Promise<void>
  /** A report's text; `undefined` when absent, no regular file or larger. Bytes that are no UTF-8 are replaced. */
  read(name: string, maxBytes: number): Promise<string | undefined>
  remove(): Promise<void>
}

export interface RunLimits {
  readonly timeoutMs: number
  /** Bytes of output kept: the first quarter and the last three quarters. */
  readonly maxOutputBytes: number
  /** The child tree is killed when it has written more than this. */
  readonly killAfterBytes?: number
  readonly signal?: AbortSignal
}

export interface RunResult {
  /** The child's exit code; 128 + signal number when a signal ended it. */
  readonly exitCode: number
  /** stdout and stderr as they came, with a mark where the middle was left out. */
  readonly output: string
  readonly durationMs: number
  readonly ending: 'exited' | 'timed_out' | 'output_limit' | 'not_started'
}

export interface SearchQuery {
  readonly pattern: string
  readonly glob: string | undefined
  readonly contextLines: number
}

/** A private copy of the repository. Paths are relative to the working directory and cannot leave the copy. */
export interface Workspace {
  /** Absolute path of the copy's working directory. */
  readonly directory: string
  /** The path as the repository names it, from its root. Throws ToolError for a path that leaves the copy. */
  repositoryPath(path: string): string
  /** Throws ToolError: absent, not a regular file, behind a symlink, too large, binary, not UTF-8. */
  read(path: string, maxBytes: number): Promise<FileText>
  /** Like `read`; `undefined` when there is no such file. */
  readIfPresent(path: string, maxBytes: number): Promise<FileText | undefined>
  /** Replaces or creates a file in one step, keeping its mode. */
  write(path: string, file: { readonly text: string; readonly hasBom: boolean }): Promise<void>
  remove(path: string): Promise<void>
  /** Tracked and new files below a folder, sorted. */
  list(folder: string): Promise<readonly string[]>
  /** Matching lines of tracked and new files, in git's `path:line:text` form; at most `maxBytes` of them. */
  search(query: SearchQuery, signal: AbortSignal): Promise<string>
  run(command: Command, limits: RunLimits): Promise<RunResult>
  /** Empty, with a name that cannot be guessed. */
  openReportFolder(): Promise<ReportFolder>
  /** What the copy's tree and the tools' writes amount to, compared with a base tree. */
  change(baseTree: string): Promise<Change>
  /** Counts the writes of tools. */
  revision(): number
  /** Whether any tracked or written file was touched after this time, by us or by anybody. */
  changedSince(timeMs: number): Promise<boolean>
  close(): Promise<void>
}
