/** Something about the set-up that somebody should know: what is wrong, and the exact setting or line to change. */
export interface Finding {
  /** `fault`: it is wrong. `unchecked`: it could not be looked at, and the cure says where to look. */
  readonly kind: 'fault' | 'unchecked'
  readonly problem: string
  readonly cure: string
}

/** One thing that is looked at. */
export interface Check {
  readonly name: string
  /** `undefined` where there was nothing to look at. Throws ConfigError or ServiceError for what keeps it from looking. */
  run(): Promise<readonly Finding[] | undefined>
}

/** What is wrong, and the setting or line to change. */
export const fault = (problem: string, cure: string): Finding => ({ kind: 'fault', problem, cure })
/** What could not be looked at, and where to look. */
export const unchecked = (problem: string, cure: string): Finding => ({ kind: 'unchecked', problem, cure })
