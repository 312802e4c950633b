import type { VpsServer, VpsServerSummary } from '@hostwright/types'
import type { Handler } from '../handler.ts'
import { isTarget } from '../keys/permission.ts'
import { contractStatus, listVpss, requireVps, type VpsContract } from './contract.ts'
import { installedImage } from './image.ts'
import { powerState } from './power-state.ts'

export const listVpsServers: Handler<'listVpsServers'> = ({ store, key, now }) => ({
  status: 200,
  body: {
    servers: listVpss(store, now)
      .filter(({ uuid }) => isTarget(key.services.vps, uuid))
      .map((vps) => toSummary(vps, now)),
  },
})

export const getVpsServer: Handler<'getVpsServer'> = ({ store, path, now }) => ({
  status: 200,
  body: { server: toDetail(requireVps(store, path.uuid, now), now) },
})

function toSummary(vps: VpsContract, now: number): VpsServerSummary {
  const { uuid, name, ip_address, memo, plan } = vps
  const status = contractStatus(vps, now)
  const image = installedImage(vps, now)
  return {
    uuid,
    name,
    vps_type: plan.vps_type,
    plan_name: plan.plan_name,
    status,
    ip_address,
    os: image?.os ?? null,
    memo,
  }
}

function toDetail(vps: VpsContract, now: number): VpsServer {
  const { uuid, name, hostname, reverse_hostname, ip_address, memo, plan } = vps
  const image = installedImage(vps, now)
  return {
    uuid,
    name,
    vps_type: plan.vps_type,
    status: contractStatus(vps, now),
    plan: { name: plan.plan_name, vcpu: plan.vcpu, memory_gb: plan.memory_mb / 1024, disk_gb: plan.disk_gb },
    os: image?.os ?? null,
    application: image?.application ?? null,
    hostname,
    reverse_hostname,
    ip_address,
    power: { status: powerState(vps, now) },
    memo,
  }
}
