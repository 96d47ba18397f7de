import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { takeOver } from '../../src/action/delivery/take-over.ts'
import { readSetTests } from '../../src/action/failure-log.ts'
import { admit, readRules } from '../../src/action/setting.ts'
import type { Proposal } from '../../src/github/github.ts'
import { openHost } from '../../src/host.ts'
import type { Cleanup } from './attempt.ts'
import { SEARCH_PATH } from './copies.ts'
import { openFolder } from './folders.ts'
import type { Forged } from './forgery.ts'
import { makeProposal, openRedPull, partsOf, placeOf, type RedPull } from './publish-job.ts'

/** A publishing job that has learnt from GitHub what it needs, and takes over one folder after another. */
export interface TakeOverDesk extends RedPull {
  /** A copy of a real proposal. */
  bring(t: Cleanup): Promise<Brought>
}

export interface Brought extends Forged {
  takeOver(): Promise<Proposal>
}

export async function openTakeOverDesk(t: Cleanup): Promise<TakeOverDesk> {
  const made = await makeProposal(t)
  const pull = await openRedPull(t)
  const host = await openHost(await openFolder(t), SEARCH_PATH)
  t.after(host.close)
  const place = placeOf(pull, { workspace: await openFolder(t), temporary: await openFolder(t) })
  const admitted = await admit(await partsOf(pull, place), host.signal)
  if (admitted.kind === 'skip') throw new Error(admitted.reason)
  const setting = await readRules(admitted)
  return {
    ...pull,
    async bring(t) {
      const workspace = await openFolder(t)
      const folder = join(workspace, 'regreen-proposal')
      await cp(made, folder, { recursive: true })
      const here = { ...setting, place: { ...place, workspace } }
      const { repository } = pull
      return { folder, repository, takeOver: () => takeOver(here, host.mirror, readSetTests(setting.config)) }
    },
  }
}
