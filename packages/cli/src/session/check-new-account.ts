import { type Client, isApiError, type OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import { CommandError } from '../errors/command-error.ts'
import type { Session } from './session.ts'

// The record in the journal that keeps the name which the message has given. It is `settled`
// once the name was typed, or the journal has an executed order: nothing is asked or listed any more.
const id = '6e65772d-6163-636f-756e-742d6e616d65'
const path = 'new-account'
const orderPaths: ReadonlySet<string> = new Set(['/v1/vps/servers', '/v1/server'])

/**
 * Rejects an order once if the journal has never seen an executed order although the account has contracts: they were
 * ordered with another journal, which alone knows the orders that are not listed yet. The message gives a name for
 * `--new-account`, which the journal keeps. The key of a sandbox is not checked: its orders cost nothing.
 *
 * @param given the value of `--new-account`
 * @param mayOrder whether an order would be sent; false if its contract exists
 */
export async function checkNewAccount(
  session: Session,
  given: string | undefined,
  mayOrder: () => Promise<boolean> = async () => true,
): Promise<void> {
  const client = await session.client()
  const { journal, keyId } = portsOf(client)
  if ((await keyId()).startsWith('sandbox_')) return
  const kept = await journal.read(id)
  if (kept?.state === 'settled') return
  // Noted, because all records had to be read for it.
  if ((await journal.list()).some(isExecutedOrder))
    return write(client, kept, 'settled', kept?.idempotencyKey ?? 'ordered')
  if (kept && kept.idempotencyKey === given) return write(client, kept, 'settled', given)
  const contracts = await countContracts(client)
  if (contracts === 0 || !(await mayOrder())) return
  const name = kept?.idempotencyKey ?? crypto.randomUUID().slice(0, 8)
  if (!kept) await write(client, undefined, 'planned', name)
  const { journal: folder } = await session.settings()
  throw neverOrdered(folder, contracts, name, given)
}

function isExecutedOrder(record: OrderRecord): boolean {
  return orderPaths.has(record.path) && record.outcome?.executed === true
}

async function countContracts(client: Client): Promise<number> {
  const [hosting, vps] = await Promise.all([
    listIfAllowed(createHosting(client).servers()),
    listIfAllowed(createVps(client).servers()),
  ])
  return hosting.length + vps.length
}

/** Returns a list, or an empty one if the API key may not read it: a key can be limited to hosting, or to VPSs. */
function listIfAllowed<T>(list: Promise<T[]>): Promise<T[]> {
  return list.catch((error: unknown) => {
    if (isApiError(error, 'FORBIDDEN', 'TARGET_NOT_ALLOWED')) return []
    throw error
  })
}

async function write(
  client: Client,
  kept: OrderRecord | undefined,
  state: OrderRecord['state'],
  name: string,
): Promise<void> {
  const base = { version: 1, id, world: '', path, requests: [] } as const
  const revision = (kept?.revision ?? 0) + 1
  const writer = crypto.randomUUID()
  const { journal, now } = portsOf(client)
  await journal.write({ ...base, revision, writer, at: now(), state, idempotencyKey: name })
}

function neverOrdered(
  folder: string,
  contracts: number,
  name: string,
  given: string | undefined,
): CommandError {
  const there = `The account has ${contracts} ${contracts === 1 ? 'contract' : 'contracts'}`
  const unknown =
    given === undefined
      ? ''
      : ` It does not know the name ${given} either: a journal on a volume that is new at each run knows nothing, and a CI needs a journal that lasts.`
  return new CommandError(
    `${there}, and nothing was ever ordered with the journal ${folder}, so it does not know what another one has ordered.${unknown}`,
    {
      done: `Nothing was ordered. If there is another journal, set HOSTWRIGHT_JOURNAL to its folder. If there is none, or the contracts were ordered elsewhere, add --new-account ${name} to the line.`,
    },
  )
}
