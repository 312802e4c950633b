import type { VpsServer, VpsServerSummary } from '@hostwright/types'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { Handler } from '../operations/handler.ts'
import { isTarget } from '../keys/permission.ts'
import { contractStatus, listVpss, requireVps, type VpsContract } from './contract.ts'
import { installedImage } from './image.ts'
import { shownPower } from './power-state.ts'

export const listVpsServers: Handler<'listVpsServers'> = ({ store, key, now, assume }) => ({
  status: 200,
  body: {
    servers: listVpss(store, now)
      .filter(({ uuid }) => isTarget(key.services.vps, uuid))
      .map((vps) => toSummary(vps, now, assume)),
  },
})

export const getVpsServer: Handler<'getVpsServer'> = ({ store, path, now, assume }) => ({
  status: 200,
  body: { server: toDetail(requireVps(store, path.uuid, now), now, assume) },
})

/**
 * Names of contract statuses in the list and the detail, for each choice of an assumption, if they differ from those of
 * the sign-up.
 */
const names: Readonly<Record<AssumptionChoices['contract-status-values'], Readonly<Record<string, string>>>> =
  {
    'sign-up-status': {},
    'always-active': { building: 'active' },
    'own-words': {
      building: 'preparing',
      active: 'in_use',
      suspended: 'on_hold',
    },
  }

function shownStatus(vps: VpsContract, now: number, assume: AssumptionChoices): string {
  const status = contractStatus(vps, now)
  return names[assume['contract-status-values']][status] ?? status
}

function toSummary(vps: VpsContract, now: number, assume: AssumptionChoices): VpsServerSummary {
  const { uuid, name, ip_address, memo, plan } = vps
  const image = installedImage(vps, now, assume)
  return {
    uuid,
    name,
    vps_type: plan.vps_type,
    plan_name: plan.plan_name,
    status: shownStatus(vps, now, assume),
    ip_address,
    os: image?.os ?? null,
    memo,
  }
}

function toDetail(vps: VpsContract, now: number, assume: AssumptionChoices): VpsServer {
  const { uuid, name, hostname, reverse_hostname, ip_address, memo, plan } = vps
  const image = installedImage(vps, now, assume)
  return {
    uuid,
    name,
    vps_type: plan.vps_type,
    status: shownStatus(vps, now, assume),
    plan: { name: plan.plan_name, vcpu: plan.vcpu, memory_gb: plan.memory_mb / 1024, disk_gb: plan.disk_gb },
    os: image?.os ?? null,
    application: image?.application ?? null,
    hostname,
    reverse_hostname,
    ip_address,
    power: { status: shownPower(vps, now, assume) },
    memo,
  }
}
