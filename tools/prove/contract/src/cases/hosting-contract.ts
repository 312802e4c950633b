import type { operations } from '@hostwright/types'
import { servername } from '../sdk.ts'
import type { Case } from './case.ts'
import { hostingOrder, quoteHosting, totalPrice, withAgreeableReads } from './quoted.ts'

const public_key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHostwrightExampleKeyForContractTests deploy'
const at = `/v1/server/${servername}`

type ContractOperation =
  | 'listHostingPlans'
  | 'orderHostingServer'
  | 'listHostingServers'
  | 'getHostingSignupStatus'
  | 'getHostingMemo'
  | 'updateHostingMemo'
  | 'getServerInfo'
  | 'getServerUsage'
  | 'getSshSettings'
  | 'updateSshSettings'
  | 'listSshKeys'
  | 'createSshKey'
  | 'deleteSshKey'
  | 'getAccessLog'
  | 'getErrorLog'

/** Contract, server information, SSH and the logs of the web server. */
export const hostingContractCases: Record<ContractOperation & keyof operations, Case> = {
  listHostingPlans: {
    call: ({ hosting }, options) => hosting.plans({ plan_id: ['standard', 'premium'] }, options),
    sends: 'GET /v1/server/plans?plan_id=standard,premium',
    gives: 'plans',
  },
  orderHostingServer: {
    call: async (sdk, options) =>
      sdk.hosting.orders.place(
        await quoteHosting(sdk),
        { agree_to_terms: true },
        withAgreeableReads(options),
      ),
    sends: 'POST /v1/server',
    body: { ...hostingOrder, agree_to_terms: true, expected_total_price: totalPrice, dry_run: false },
    gives: 'server',
  },
  listHostingServers: {
    call: ({ hosting }, options) => hosting.servers(options),
    sends: 'GET /v1/server',
    gives: 'servers',
  },
  getHostingSignupStatus: {
    call: ({ hosting }, options) => hosting.orders.status(servername, options),
    sends: `GET ${at}/signup-status`,
  },
  getHostingMemo: {
    call: ({ site }, options) => site.memo.get(options),
    sends: `GET ${at}/memo`,
    gives: 'memo',
  },
  updateHostingMemo: {
    call: ({ site }, options) => site.memo.set('front', options),
    sends: `PUT ${at}/memo`,
    body: { memo: 'front' },
  },
  getServerInfo: { call: ({ site }, options) => site.info(options), sends: `GET ${at}/server-info` },
  getServerUsage: { call: ({ site }, options) => site.usage(options), sends: `GET ${at}/server-info/usage` },
  getSshSettings: { call: ({ site }, options) => site.ssh.get(options), sends: `GET ${at}/ssh` },
  updateSshSettings: {
    call: ({ site }, options) => site.ssh.update({ ssh_enabled: true }, options),
    sends: `PUT ${at}/ssh`,
    body: { ssh_enabled: true },
  },
  listSshKeys: {
    call: ({ site }, options) => site.sshKeys.list(options),
    sends: `GET ${at}/ssh/key`,
    gives: 'ssh_keys',
  },
  createSshKey: {
    call: ({ site }, options) => site.sshKeys.register({ public_key, label: 'deploy' }, options),
    sends: `POST ${at}/ssh/key`,
    body: { public_key, label: 'deploy' },
  },
  deleteSshKey: {
    call: ({ site }, options) => site.sshKeys.delete('1', options),
    sends: `DELETE ${at}/ssh/key/1`,
  },
  getAccessLog: {
    call: ({ site }, options) => site.accessLog({ domain: 'example.com', lines: 20 }, options),
    sends: `GET ${at}/access-log?domain=example.com&lines=20`,
    gives: 'log',
  },
  getErrorLog: {
    call: ({ site }, options) => site.errorLog({ domain: 'example.com', keyword: 'wp-login' }, options),
    sends: `GET ${at}/error-log?domain=example.com&keyword=wp-login`,
    gives: 'log',
  },
}
