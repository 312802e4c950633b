import { find, read, server, type Task, uuidOf } from './task.ts'

const servername = server

/** Questions that one read of the API settles. */
const lists: readonly (readonly [words: string, operation: string, parameters: object])[] = [
  ['dns records', 'listDnsRecords', { servername }],
  ['mail accounts', 'listMailAccounts', { servername }],
  ['databases', 'listDatabases', { servername }],
  ['cron jobs', 'listCronJobs', { servername }],
  ['memo of a server', 'getHostingMemo', { servername }],
  ['disk usage', 'getServerUsage', { servername }],
  ['ssh settings', 'getSshSettings', { servername }],
  ['php versions', 'listPhpVersions', { servername }],
  ['ssl certificates', 'listSslCertificates', { servername }],
  ['hosting plans', 'listHostingPlans', {}],
  ['vps plans', 'listVpsPlans', {}],
  ['database users', 'listDatabaseUsers', { servername }],
  ['rights of the api key', 'getApiKey', {}],
]

/** Questions about a VPS that the user names. */
const ofVps = ['getVpsServer', 'getVpsPower', 'getPacketFilter', 'getVpsProtection', 'listVpsOsImages']

const listed = lists.map(([words, operation, parameters]): Task => ({
  name: `find: ${words}`,
  ours: (call) => find(call, words, operation, parameters),
  theirs: (call) => call(operation, parameters),
}))

const named = ofVps.map((operation): Task => ({
  name: `find: ${operation} of web-01`,
  async ours(call) {
    const uuid = uuidOf(await read(call, 'listVpsServers'))
    return find(call, operation.replaceAll(/([A-Z])/g, ' $1'), operation, { uuid })
  },
  theirs: async (call) => call(operation, { uuid: uuidOf(await call('listVpsServers', {})) }),
}))

type Finding = { readonly check: string; readonly message: string }

async function isFound(call: Parameters<Task['ours']>[0], part: string): Promise<boolean> {
  const { findings } = (await call('audit', {})) as { readonly findings: readonly Finding[] }
  return findings.some(({ message }) => message.includes(part))
}

const audits: readonly Task[] = [
  {
    name: 'audit: does mail lack SPF?',
    ours: (call) => isFound(call, 'no SPF record'),
    async theirs(call) {
      const { spf_settings: records } = (await call('listSpfRecords', {
        servername,
        domain: 'example.com',
      })) as {
        spf_settings: object[]
      }
      return records.length === 0
    },
  },
  {
    name: 'audit: is mail unsigned?',
    ours: (call) => isFound(call, 'not signed with DKIM'),
    theirs: async (call) =>
      JSON.stringify(await call('listDkimSettings', { servername, domain: 'example.com' })).includes('false'),
  },
  {
    name: 'audit: is a packet filter off?',
    ours: (call) => isFound(call, 'packet filter is off'),
    async theirs(call) {
      const uuid = uuidOf(await call('listVpsServers', {}))
      return JSON.stringify(await call('getPacketFilter', { uuid })).includes('"enabled":false')
    },
  },
  {
    name: 'audit: can the disk be reinstalled?',
    ours: (call) => isFound(call, 'not protected against a reinstall'),
    async theirs(call) {
      const uuid = uuidOf(await call('listVpsServers', {}))
      return JSON.stringify(await call('getVpsProtection', { uuid })).includes('false')
    },
  },
]

/** All questions: nothing is written for them. */
export const questions: readonly Task[] = [...listed, ...named, ...audits]
