import { servername } from '../sdk.ts'
import type { Cases } from './case.ts'
import { quoteHosting, withAgreeableReads } from './quoted.ts'

const public_key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHostwrightExampleKeyForContractTests deploy'

/** Contract, server information, SSH and the logs of the web server. */
export const hostingContractCases = {
  listHostingPlans: ({ hosting }, options) => hosting.plans({ plan_id: ['standard', 'premium'] }, options),
  orderHostingServer: async (sdk, options) =>
    sdk.hosting.orders.place(await quoteHosting(sdk), { agree_to_terms: true }, withAgreeableReads(options)),
  listHostingServers: ({ hosting }, options) => hosting.servers(options),
  getHostingSignupStatus: ({ hosting }, options) => hosting.orders.status(servername, options),
  getHostingMemo: ({ site }, options) => site.memo.get(options),
  updateHostingMemo: ({ site }, options) => site.memo.set('front', options),
  getServerInfo: ({ site }, options) => site.info(options),
  getServerUsage: ({ site }, options) => site.usage(options),
  getSshSettings: ({ site }, options) => site.ssh.get(options),
  updateSshSettings: ({ site }, options) => site.ssh.update({ ssh_enabled: true }, options),
  listSshKeys: ({ site }, options) => site.sshKeys.list(options),
  createSshKey: ({ site }, options) => site.sshKeys.register({ public_key, label: 'deploy' }, options),
  deleteSshKey: ({ site }, options) => site.sshKeys.delete('1', options),
  getAccessLog: ({ site }, options) => site.accessLog({ domain: 'example.com', lines: 20 }, options),
  getErrorLog: ({ site }, options) => site.errorLog({ domain: 'example.com', keyword: 'wp-login' }, options),
} satisfies Cases
