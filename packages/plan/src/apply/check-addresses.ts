import { ConfigError } from '@hostwright/common'
import type { AccountReader } from '../account/account-reader.ts'
import { findHosting } from '../engine/compare-hosting.ts'
import { toServer } from '../engine/inside.ts'
import { factsOf } from '../kinds/table.ts'
import type { Change } from '../resource/change.ts'
import { isFields } from '../resource/place.ts'

/**
 * Rejects a plan with a change whose address names another place than the one that it would write. People read and
 * allow addresses, so a plan file that somebody edited must not show one place and write another.
 *
 * @throws {ConfigError} `plan`
 */
export async function checkAddresses(changes: readonly Change[], account: AccountReader): Promise<void> {
  const other = changes.find((change) => change.action !== 'delete' && !isOwnValue(change))
  if (other !== undefined) {
    throw new ConfigError(
      'plan',
      `has a change that would write another resource than its address ${JSON.stringify(other.address)} names: plan again`,
    )
  }
  const wrong: OtherServer | undefined =
    changes.find((change) => !isOwnPath(change)) ?? (await findOtherServer(changes, account))
  if (wrong === undefined) return
  const { address, name } = wrong
  const why =
    name === undefined ? 'names another place than its `at`' : `is of a VPS that is now named ${name}`
  throw new ConfigError('plan', `has a change whose address ${JSON.stringify(address)} ${why}: plan again`)
}

/** An address that is not that of its change. The VPS of the change has the `name` now. */
interface OtherServer {
  readonly address: string
  readonly name?: string
}

function isOwnPath(change: Change): boolean {
  const below = factsOf(change).below(change)
  const path = change.address.slice(toServer(change).length + 1)
  // Changes of resources with the same meaning have numbers.
  return path === below || (path.startsWith(`${below} (`) && /^ \(\d+\)$/.test(path.slice(below.length)))
}

/** Whether what a change writes has only properties of its kind, and names no other resource than its place. */
function isOwnValue(change: Change): boolean {
  const facts = factsOf(change)
  const { after, at } = change
  if (isFields(after) && 'fields' in facts && typeof facts.fields === 'object') {
    const { fields } = facts
    if (Object.keys(after).some((name) => !Object.hasOwn(fields, name))) return false
  }
  try {
    return [undefined, at.name].includes(facts.sentName(change))
  } catch {
    return false
  }
}

async function findOtherServer(
  changes: readonly Change[],
  account: AccountReader,
): Promise<OtherServer | undefined> {
  const existing = changes.filter(({ at }) => at.server !== null)
  const [ofVps, ofHosting] = [existing.filter(isOfVps), existing.filter((change) => !isOfVps(change))]
  const hosting = ofHosting.length === 0 ? [] : await account.hostingServers()
  const servers = ofVps.length === 0 ? [] : await account.vpsServers()
  // A renamed VPS has its new name in its addresses, while the account may still list the old one.
  const renamed = new Map(
    ofVps.flatMap(({ at, after }) => (at.kind === 'vps_name' ? [[at.server, after]] : [])),
  )
  const elsewhere = ofHosting.find(
    ({ address, at }) => findHosting(hosting, nameOf(address))?.servername !== at.server,
  )
  if (elsewhere !== undefined) return { address: elsewhere.address }
  for (const { address, at } of ofVps) {
    const own = servers.find(({ uuid }) => uuid === at.server)
    const names = [at.server, renamed.get(at.server), own?.name]
    if (own !== undefined && !names.includes(nameOf(address))) return { address, name: own.name }
  }
  return undefined
}

function isOfVps({ address }: Change): boolean {
  return address.startsWith('vps/')
}

function nameOf(address: string): string {
  return address.split('/', 2)[1] ?? ''
}
