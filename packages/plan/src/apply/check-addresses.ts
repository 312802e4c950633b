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
  const wrong = changes.find((change) => !isOwnPath(change)) ?? (await findOtherServer(changes, account))
  if (wrong === undefined) return
  throw new ConfigError(
    'plan',
    `has a change whose address ${JSON.stringify(wrong.address)} names another place than its \`at\`: plan again`,
  )
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
): Promise<Change | undefined> {
  const existing = changes.filter(({ at }) => at.server !== null)
  const [ofVps, ofHosting] = [existing.filter(isOfVps), existing.filter((change) => !isOfVps(change))]
  const hosting = ofHosting.length === 0 ? [] : await account.hostingServers()
  const servers = ofVps.length === 0 ? [] : await account.vpsServers()
  // A renamed VPS has its new name in its addresses, while the account may still list the old one.
  const renamed = new Map(
    ofVps.flatMap(({ at, after }) => (at.kind === 'vps_name' ? [[at.server, after]] : [])),
  )
  return (
    ofHosting.find(({ address, at }) => {
      const found = findHosting(hosting, nameOf(address))
      return found?.servername !== at.server
    }) ??
    ofVps.find(({ address, at }) => {
      const name = nameOf(address)
      if (name === at.server || renamed.get(at.server) === name) return false
      const own = servers.find(({ uuid }) => uuid === at.server)
      return own !== undefined && own.name !== name
    })
  )
}

function isOfVps({ address }: Change): boolean {
  return address.startsWith('vps/')
}

function nameOf(address: string): string {
  return address.split('/', 2)[1] ?? ''
}
