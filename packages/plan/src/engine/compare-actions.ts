import { ConfigError } from '@hostwright/common'
import { toPunycode } from '@hostwright/hosting'
import type { AccountReader } from '../account/account-reader.ts'
import { findHosting } from './compare-hosting.ts'
import { findVps } from './compare-vps.ts'
import { withStatus } from './obstacles.ts'
import {
  checkAction,
  type PlanAction,
  type RebootAction,
  type ReinstallAction,
  type ResetAction,
} from './plan-action.ts'
import { describeMissing } from '../names/suggest.ts'
import type { ChangeDraft } from '../resource/change.ts'
import { stages } from '../resource/stages.ts'

/**
 * Converts actions, such as a reboot, to changes.
 *
 * @throws {ConfigError} for an invalid action, a server or domain that does not exist, or the same action twice
 */
export async function compareActions(
  account: AccountReader,
  actions: readonly PlanAction[],
): Promise<ChangeDraft[]> {
  const drafts = (await Promise.all(actions.map((action) => toDrafts(account, checkAction(action))))).flat()
  const addresses = drafts.map(({ address }) => address)
  const twice = addresses.find((address, index) => addresses.indexOf(address) !== index)
  if (twice !== undefined) throw new ConfigError('actions', `has ${twice} twice`)
  return drafts
}

async function toDrafts(account: AccountReader, action: PlanAction): Promise<readonly ChangeDraft[]> {
  if (action.action === 'reset') return toReset(account, action)
  const vpss = await account.vpsServers()
  const found = findVps(vpss, action.vps)
  if (found === undefined) {
    const names = vpss.map(({ name }) => name)
    throw new ConfigError('actions', `names ${action.vps}, which ${describeMissing(action.vps, names)}`)
  }
  const draft =
    action.action === 'reinstall'
      ? toReinstall(account, action, found.uuid)
      : toReboot(account, action, found.uuid)
  return withStatus([await draft], found)
}

async function toReboot(
  account: AccountReader,
  { action, vps }: RebootAction,
  uuid: string,
): Promise<ChangeDraft> {
  const power = await account.settledPower(uuid)
  return {
    ...onVps(vps, 'reboot', uuid),
    after: action === 'reboot' ? 'rebooted' : 'rebooted, power cut',
    obstacles: power === 'running' ? [] : [`Its power state is ${power}: only a running VPS is rebooted.`],
  }
}

async function toReinstall(
  account: AccountReader,
  action: ReinstallAction,
  uuid: string,
): Promise<ChangeDraft> {
  const { action: _, vps, ...after } = action
  const power = await account.settledPower(uuid)
  const stop = `Its power state is ${power}: apply a plan that stops it first.`
  return { ...onVps(vps, 'reinstall', uuid), after, obstacles: power === 'stopped' ? [] : [stop] }
}

async function toReset(
  account: AccountReader,
  { hosting, domain, type }: ResetAction,
): Promise<readonly ChangeDraft[]> {
  const servers = await account.hostingServers()
  const server = findHosting(servers, hosting)
  if (server === undefined) {
    const names = servers.map(({ servername }) => servername)
    throw new ConfigError('actions', `names ${hosting}, which ${describeMissing(hosting, names)}`)
  }
  const name = toPunycode(domain)
  const listed = await account.site(server.servername).domains()
  if (!listed.some((one) => toPunycode(one.domain) === name))
    throw new ConfigError('actions', `names ${domain}, which ${server.servername} does not have`)
  const address = `hosting/${hosting}/reset/${name}`
  const at = { kind: 'reset', server: server.servername, domain: name, site: name, name } as const
  const change = {
    address,
    at,
    action: 'update',
    after: type,
    stage: stages.action,
    sequence: address,
  } as const
  return withStatus([change], server)
}

function onVps(
  vps: string,
  kind: 'reboot' | 'reinstall',
  server: string,
): Pick<ChangeDraft, 'address' | 'at' | 'action' | 'stage' | 'sequence'> {
  const address = `vps/${vps}`
  return {
    address: `${address}/${kind}`,
    at: { kind, server },
    action: 'update',
    stage: stages.action,
    sequence: address,
  }
}
