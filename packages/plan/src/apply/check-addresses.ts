import { ConfigError } from '@hostwright/common'
import type { AccountReader } from '../account/account-reader.ts'
import { findHosting } from '../engine/compare-hosting.ts'
import { toServer } from '../engine/inside.ts'
import { factsOf } from '../kinds/table.ts'
import type { Change } from '../resource/change.ts'

/**
 * Rejects a plan with a change whose address names another place than the one that it would write. People read and
 * allow addresses, so a plan file that somebody edited must not show one place and write another.
 *
 * @throws {ConfigError} `plan`
 */
export async function checkAddresses(changes: readonly Change[], account: AccountReader): Promise<void> {
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
