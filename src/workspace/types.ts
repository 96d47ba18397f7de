/** One file of a change, as git's trees see it. */
export interface ChangeEntry {
  /** Relative to the repository's root, `/`-separated. */
  readonly path: string
  readonly kind: 'add' | 'modify' | 'delete'
  /** For an added file: another path of the tree that differs in case or Unicode form only. */
  readonly twin?: string
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

/** What a file is to hold. The mode is that of a new file; the usual one by default. */
export interface NewText {
  readonly text: string
  readonly hasBom: boolean
  readonly mode?: number
}

/** A command as the host fixed it. Never built from a model's or a stranger's text. */
export interface Command {
  readonly argv: readonly [string, ...string[]]
  /** Added to the child's allow-listed environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Puts `node_modules/.bin` of the working directory and the folders above it first on PATH, as npm does for scripts. */
  readonly usesPackageBins?: boolean
  /** Absolute paths of folders that come before all others on PATH. */
  readonly pathFirst?: readonly string[]
  /** Prepares the copy for tests: it has a network, and may write lock files and settings. */
  readonly isSetUp?: boolean
}

/** Files that a run left, which strangers may have written: symlinks are not followed, and only regular files exist. */
export interface LeftFiles {
  /** Names, sorted. */
  list(): Promise<readonly string[]>
  /**
   * Hands a file's text over in pieces, at most `maxBytes` of it; bytes that are no UTF-8 are replaced. Answers whether
   * there is such a file.
   */
  read(name: string, maxBytes: number, take: (piece: string) => void): Promise<boolean>
}

/** A folder outside the copy's files for one run's report. */
export interface ReportFolder extends LeftFiles {
  readonly path: string
  /** Adds the host's own files, which may be started as programs. A name may have folders in front. */
  add(files: Readonly<Record<string, string>>): Promise<void>
  remove(): Promise<void>
}

export interface RunLimits {
  readonly timeoutMs: number
  /** Bytes of output kept: the first quarter and the last three quarters. */
  readonly maxOutputBytes: number
  /** The child tree is killed when it has written more than this. */
  readonly killAfterBytes?: number
  /** Sees every byte of stdout, apart from stderr. */
  readonly onStdout?: (bytes: Buffer) => void
  /** Bytes that the command must leave of disk and memory; sensible values by themselves. */
  readonly reserve?: { readonly disk?: number; readonly memory?: number }
  readonly signal?: AbortSignal
}

export interface RunResult {
  /** The child's exit code; 128 + signal number when a signal ended it. */
  readonly exitCode: number
  /** stdout and stderr as they came, with a mark where the middle was left out. */
  readonly output: string
  readonly durationMs: number
  readonly ending: 'exited' | 'timed_out' | 'output_limit' | 'disk_limit' | 'memory_limit' | 'not_started'
  /** When a limit ended it, or may have made it fail: a sentence with the limit and its value. */
  readonly limit?: string
}

/** How well commands were shut in, and how that is known. Part of the evidence. */
export interface SandboxReport {
  /** 3: nothing outside is seen, reached or left. 2: the same, put together by hand. 1: another user. 0: a clean environment, no more. */
  readonly level: 0 | 1 | 2 | 3
  readonly mechanism: string
  readonly bwrapVersion: string | null
  /** Whom commands run as. */
  readonly uid: number | null
  readonly network: 'none' | 'host'
  readonly pidNamespace: boolean
  readonly protectedReadOnly: boolean
  readonly limits: Readonly<Record<string, number>>
  readonly selfTest: { readonly passed: number; readonly failed: readonly string[] }
  /** Why the level is not a higher one; empty at level 3. */
  readonly reason: string
}

/** What a search found in one file. */
export interface FileMatches {
  readonly path: string
  /** Lines as `12:text`, those around them as `11-text`; `--` where lines are left out. */
  readonly text: string
}

export interface SearchQuery {
  readonly pattern: string
  readonly glob: string | undefined
  readonly contextLines: number
  /** So many matching lines of one file at most. */
  readonly perFile: number
}

/** A private copy of the repository. Paths are relative to the working directory and cannot leave the copy. */
export interface Workspace {
  /** Absolute path of the copy's working directory. */
  readonly directory: string
  /** The same folder as commands in the copy see it; what they print and report names paths below this one. */
  readonly visibleDirectory: string
  /** The path as the repository names it, from its root. Throws ToolError for a path that leaves the copy. */
  repositoryPath(path: string): string
  /** Throws ToolError: absent, not a regular file, behind a symlink, too large, binary, not UTF-8. */
  read(path: string, maxBytes: number): Promise<FileText>
  /** Like `read`; `undefined` when there is no such file. */
  readIfPresent(path: string, maxBytes: number): Promise<FileText | undefined>
  /** Replaces or creates a file in one step, keeping the mode of one that exists. */
  write(path: string, file: NewText): Promise<void>
  remove(path: string): Promise<void>
  /** Tracked and new files below a folder, sorted; those that a glob matches, when there is one. */
  list(folder: string, glob?: string): Promise<readonly string[]>
  /** Matching lines of tracked and new files, as much as is sensible. Throws ToolError for a pattern that cannot be used. */
  search(query: SearchQuery, signal: AbortSignal): Promise<readonly FileMatches[]>
  run(command: Command, limits: RunLimits): Promise<RunResult>
  /** Empty, with a name that cannot be guessed. */
  openReportFolder(): Promise<ReportFolder>
  /**
   * Watches places of the project where a command leaves its reports, as git globs. What lies there is removed first.
   * Files that are tracked, or that a tool wrote, stay and are not reports.
   */
  watchReports(globs: readonly string[]): Promise<LeftFiles>
  /** What the copy's tree and the tools' writes amount to, compared with a base tree. */
  change(baseTree: string): Promise<Change>
  /** Counts the writes of tools. */
  revision(): number
  /** The file that is meant when symlinks on the way are followed, from the root; `undefined` when that leaves the copy. */
  follow(path: string): Promise<string | undefined>
  /** Tracked and written files that were touched after this time, removed, or moved behind a symlink; from the root. */
  touchedSince(timeMs: number): Promise<readonly string[]>
  /** Whether any tracked or written file was touched after this time, by us or by anybody. */
  changedSince(timeMs: number): Promise<boolean>
  close(): Promise<void>
}
