import type { CreateRuleRequest, operations, ReinstallRequest, UpdateRuleRequest } from '@hostwright/types'
import { uuid } from '../sdk.ts'
import type { Case } from './case.ts'
import { quoteVps, totalPrice, vpsOrder, withAgreeableReads } from './quoted.ts'

type VpsOperation = {
  [Id in keyof operations]: Id extends `${string}Vps${string}` | `${string}PacketFilter${string}` ? Id : never
}[keyof operations]

const root_password = 'Correct-Horse-7'
const rule: CreateRuleRequest = {
  type: 'custom',
  protocol: 'tcp',
  port: '8000-8080',
  allowed_ip: '203.0.113.0/24',
}
const change: UpdateRuleRequest = { port: '9000', memo: '' }
const reinstall: ReinstallRequest = { image_id: 'ubuntu-24-04', root_password }
const at = `/v1/vps/servers/${uuid}`

export const vpsCases: Record<VpsOperation, Case> = {
  listVpsPlans: { call: ({ vps }, options) => vps.plans(options), sends: 'GET /v1/vps/plans' },
  orderVps: {
    call: async (sdk, options) =>
      sdk.vps.orders.place(
        await quoteVps(sdk),
        { root_password, agree_to_terms: true },
        withAgreeableReads(options),
      ),
    sends: 'POST /v1/vps/servers',
    body: {
      ...vpsOrder,
      root_password,
      agree_to_terms: true,
      expected_total_price: totalPrice,
      dry_run: false,
    },
    gives: 'server',
  },
  getVpsSignupStatus: {
    call: ({ vps }, options) => vps.orders.status(7, options),
    sends: 'GET /v1/vps/signup-status/7',
    gives: 'server',
  },
  listVpsServers: {
    call: ({ vps }, options) => vps.servers(options),
    sends: 'GET /v1/vps/servers',
    gives: 'servers',
  },
  getVpsServer: { call: ({ server }, options) => server.get(options), sends: `GET ${at}`, gives: 'server' },
  updateVpsMemo: {
    call: ({ server }, options) => server.setMemo('front', options),
    sends: `PUT ${at}/memo`,
    body: { memo: 'front' },
  },
  updateVpsName: {
    call: ({ server }, options) => server.setName('web-1', options),
    sends: `PUT ${at}/name`,
    body: { name: 'web-1' },
  },
  updateVpsReverseDns: {
    call: ({ server }, options) => server.setReverseHostname('web-1.example.com', options),
    sends: `PUT ${at}/reverse-dns`,
    body: { hostname: 'web-1.example.com' },
  },
  getVpsPower: {
    call: async ({ server }, options) => ({ status: await server.power.status(options) }),
    sends: `GET ${at}/power`,
    gives: 'power',
  },
  startVps: {
    call: ({ server }, options) => server.power.start(options),
    sends: `POST ${at}/power/start`,
    gives: '202',
  },
  rebootVps: {
    call: ({ server }, options) => server.power.reboot({ ...options, force: true }),
    sends: `POST ${at}/power/reboot`,
    body: { force: true },
    gives: '202',
  },
  stopVps: {
    call: ({ server }, options) => server.power.stop(options),
    sends: `POST ${at}/power/stop`,
    gives: '202',
  },
  getPacketFilter: {
    call: ({ server }, options) => server.packetFilter.get(options),
    sends: `GET ${at}/packet-filter`,
    gives: 'packet_filter',
  },
  updatePacketFilter: {
    call: ({ server }, options) => server.packetFilter.setEnabled(true, options),
    sends: `PUT ${at}/packet-filter`,
    body: { enabled: true },
  },
  createPacketFilterRule: {
    call: ({ server }, options) => server.packetFilter.addRule(rule, options),
    sends: `POST ${at}/packet-filter/rules`,
    body: rule,
    gives: 'rule',
  },
  updatePacketFilterRule: {
    call: ({ server }, options) => server.packetFilter.changeRule(3, change, options),
    sends: `PUT ${at}/packet-filter/rules/3`,
    body: change,
  },
  deletePacketFilterRule: {
    call: ({ server }, options) => server.packetFilter.deleteRule(3, options),
    sends: `DELETE ${at}/packet-filter/rules/3`,
  },
  listVpsOsImages: {
    call: ({ server }, options) => server.os.images(options),
    sends: `GET ${at}/os-images`,
    gives: 'os_images',
  },
  reinstallVps: {
    call: ({ server }, options) => server.os.reinstall(reinstall, options),
    sends: `POST ${at}/os-reinstall`,
    body: reinstall,
    gives: '202',
  },
  getVpsReinstall: {
    call: ({ server }, options) => server.os.status(options),
    sends: `GET ${at}/os-reinstall`,
    gives: 'os_reinstall',
  },
  getVpsProtection: {
    call: ({ server }, options) => server.protection.get(options),
    sends: `GET ${at}/protection`,
    gives: 'protection',
  },
  updateVpsProtection: {
    call: ({ server }, options) => server.protection.set({ os_reinstall: true }, options),
    sends: `PUT ${at}/protection`,
    body: { os_reinstall: true },
  },
}
