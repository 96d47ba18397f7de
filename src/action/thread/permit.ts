import { type GateSettings, type GitHubReader, gate } from '../../github/github.ts'

/** Whether a person may start runs, and so may steer one by words. Throws where GitHub does not tell. */
export const createPermit =
  (settings: GateSettings, reader: Pick<GitHubReader, 'permissionOf'>) =>
  async (login: string): Promise<boolean> =>
    (await gate({ actors: [login], isFork: false }, settings, reader)) === undefined
