import type { CreateRuleRequest, ReinstallRequest, UpdateRuleRequest } from '@hostwright/types'
import type { Cases } from './case.ts'
import { quoteVps, withAgreeableReads } from './quoted.ts'

const root_password = 'Correct-Horse-7'
const rule: CreateRuleRequest = {
  type: 'custom',
  protocol: 'tcp',
  port: '8000-8080',
  allowed_ip: '203.0.113.0/24',
}
const change: UpdateRuleRequest = { port: '9000', memo: '' }
const reinstall: ReinstallRequest = { image_id: 'ubuntu-24-04', root_password }

export const vpsCases = {
  listVpsPlans: ({ vps }, options) => vps.plans(options),
  orderVps: async (sdk, options) =>
    sdk.vps.orders.place(
      await quoteVps(sdk),
      { root_password, agree_to_terms: true },
      withAgreeableReads(options),
    ),
  getVpsSignupStatus: ({ vps }, options) => vps.orders.status(7, options),
  listVpsServers: ({ vps }, options) => vps.servers(options),
  getVpsServer: ({ server }, options) => server.get(options),
  updateVpsMemo: ({ server }, options) => server.setMemo('front', options),
  updateVpsName: ({ server }, options) => server.setName('web-1', options),
  updateVpsReverseDns: ({ server }, options) => server.setReverseHostname('web-1.example.com', options),
  getVpsPower: async ({ server }, options) => ({ status: await server.power.status(options) }),
  startVps: ({ server }, options) => server.power.start(options),
  rebootVps: ({ server }, options) => server.power.reboot({ ...options, force: true }),
  stopVps: ({ server }, options) => server.power.stop(options),
  getPacketFilter: ({ server }, options) => server.packetFilter.get(options),
  updatePacketFilter: ({ server }, options) => server.packetFilter.setEnabled(true, options),
  createPacketFilterRule: ({ server }, options) => server.packetFilter.addRule(rule, options),
  updatePacketFilterRule: ({ server }, options) => server.packetFilter.changeRule(3, change, options),
  deletePacketFilterRule: ({ server }, options) => server.packetFilter.deleteRule(3, options),
  listVpsOsImages: ({ server }, options) => server.os.images(options),
  reinstallVps: ({ server }, options) => server.os.reinstall(reinstall, options),
  getVpsReinstall: ({ server }, options) => server.os.status(options),
  getVpsProtection: ({ server }, options) => server.protection.get(options),
  updateVpsProtection: ({ server }, options) => server.protection.set({ os_reinstall: true }, options),
} satisfies Cases
