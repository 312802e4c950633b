import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Apis } from './apis.ts'
import type { Buyers } from './buyers.ts'
import { openJournal, type JournalAddress } from './journals.ts'
import { supervise, type Supervised } from './supervise.ts'
import type { Scenario } from './scenario.ts'
import { findWrongs, type Finding, readContracts } from './truth.ts'

/** What has come of one wish. */
export interface WishResult extends Supervised {
  readonly findings: readonly Finding[]
}

/** Where wishes are fulfilled. */
export interface Place {
  readonly apis: Apis
  readonly buyers: Buyers
  readonly redisUrl: string | undefined
}

/** Has one server bought by processes that are killed, and looks at what has come of it. */
export async function runWish({ apis, buyers, redisUrl }: Place, scenario: Scenario): Promise<WishResult> {
  const { sandbox, baseUrl } = await apis.open(scenario)
  const { product, way, seed } = scenario
  const parent = mkdtempSync(join(tmpdir(), 'hostwright-kills-'))
  const folder = join(parent, 'orders')
  const address: JournalAddress =
    redisUrl === undefined
      ? { kind: 'folder', folder }
      : { kind: 'redis', url: redisUrl, account: `${seed}-${performance.now()}` }
  const before = { contracts: readContracts(sandbox, product), balance: sandbox.account.balance }
  const task = { product, way, baseUrl, apiKey: sandbox.apiKey, journal: address }
  const supervised = await supervise({ scenario, sandbox, buyers, task, folder })
  const { journal, close } = await openJournal(address)
  const isStuck = supervised.failures.some(({ wrong }) => wrong === 'stuck')
  const findings = isStuck
    ? supervised.failures
    : [
        ...supervised.failures,
        ...(await findWrongs({ ...sandbox, baseUrl }, product, journal, { ...before, ...supervised })),
      ]
  close()
  rmSync(parent, { recursive: true })
  return { ...supervised, findings }
}
