import { type CallOptions, mapSettled } from '@hostwright/common'
import { createAccountReader } from '../account/account-reader.ts'
import type { Desired } from '../desired/desired.ts'
import { awaitOrder, placeOrder } from './place-orders.ts'
import type { Change } from '../changes/change.ts'
import { compareAccount } from '../plan/plan-account.ts'
import type { Plan } from '../plan/plan.ts'
import { stages } from '../changes/stages.ts'
import type { ApplyOptions } from './apply-options.ts'
import type { Secrets } from './create-secrets.ts'
import { isAllowed } from './find-rejections.ts'
import { makeChange } from './make-change.ts'
import type { Run } from './run.ts'

/** What the changes of one apply have in common. */
export interface Applying {
  readonly run: Run
  readonly secrets: Secrets
  readonly options: ApplyOptions
}

const mostRounds = 5
const patientMs = 3_600_000

/**
 * Makes the changes of one server, stage by stage. When something was created that brings things of its own along,
 * such as the first records of a domain, the server is compared again.
 */
export async function applyServer(
  plan: Plan,
  { server, list }: { readonly server: string; readonly list: readonly Change[] },
  applying: Applying,
): Promise<void> {
  const { run, options } = applying
  const made = new Set<string>()
  let changes = list
  for (let round = 1; ; round += 1) {
    const opening = changes.filter(isOpening)
    const now = opening.length === 0 ? changes : changes.filter(({ stage }) => stage <= lastOpening(opening))
    if (
      round === 1 &&
      server.startsWith('hosting/') &&
      changes.every(({ stage }) => stage !== stages.order)
    ) {
      await run.step(server, () => awaitOrder(options.client, server, options))
    }
    await makeStages(now, applying)
    for (const { address } of now) made.add(address)
    if (run.hasFailed() || opening.length === 0 || round === mostRounds) return
    const waiting = new Set(changes.filter((change) => !now.includes(change)).map(({ address }) => address))
    const { needed, left } = await compareAgain(plan, server, made, applying)
    if (run.hasFailed()) return
    run.add(needed.filter(({ address }) => !waiting.has(address)).length)
    for (const { address } of [...needed, ...left]) waiting.delete(address)
    for (const address of waiting) run.skip(address)
    changes = needed
  }
}

/** Whether a change brings things along that nobody has planned. */
function isOpening({ stage, action }: Change): boolean {
  return stage <= stages.subdomain && action !== 'update' && stage !== stages.base
}

function lastOpening(opening: readonly Change[]): number {
  return Math.min(...opening.map(({ stage }) => stage))
}

async function makeStages(changes: readonly Change[], applying: Applying): Promise<void> {
  for (const [, ofStage] of Map.groupBy(changes, ({ stage }) => stage)) {
    const lanes = [...Map.groupBy(ofStage, ({ lane }) => lane).values()]
    await mapSettled(lanes, async (lane) => {
      for (const change of lane) await applying.run.change(change.address, () => make(change, applying))
    })
    if (applying.run.hasFailed()) return
  }
}

async function make(change: Change, { run, secrets, options }: Applying): Promise<void> {
  const { client, approver = client, signal } = options
  // A change may wait for the limits of the account longer than a call does otherwise.
  const callOptions: CallOptions = { signal, deadlineMs: patientMs }
  if (change.stage !== stages.order) {
    return makeChange(change.needs !== null ? approver : client, change, { run, secrets }, callOptions)
  }
  if (change.action !== 'order') return awaitOrder(client, change.address, callOptions)
  if (await placeOrder(approver, change, secrets, { signal })) run.countWrite()
}

interface Compared {
  readonly needed: readonly Change[]
  readonly left: readonly Change[]
}

/** What is left to do on a server. Nothing is ordered again, and what is destructive must have been allowed. */
async function compareAgain(
  { desired, options: decisions }: Plan,
  server: string,
  made: ReadonlySet<string>,
  { run, options }: Applying,
): Promise<Compared> {
  const { client, signal, allow } = options
  const read = createAccountReader(client, { signal })
  const only = pickServer(desired, server)
  let changes: readonly Change[] = []
  await run.step(server, async () => {
    changes = (await compareAccount(client, read, only, decisions)).changes
  })
  const isLeft = (change: Change): boolean =>
    change.stage === stages.order ||
    change.obstacles.length > 0 ||
    (change.needs !== null && !isAllowed(change, allow)) ||
    (made.has(change.address) && change.stage <= stages.subdomain)
  const left = changes.filter(isLeft)
  for (const { address } of left) run.leave(address)
  return { needed: changes.filter((change) => !isLeft(change)), left }
}

function pickServer({ version, hosting = {}, vps = {} }: Desired, server: string): Desired {
  const name = server.slice(server.indexOf('/') + 1)
  return server.startsWith('vps/')
    ? { version, vps: { [name]: vps[name]! } }
    : { version, hosting: { [name]: hosting[name]! } }
}
