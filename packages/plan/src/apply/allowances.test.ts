import { createHosting, type Site } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { type Client, ConfigError } from '@hostwright/common'
import { applyPlan, NotAllowedError, parseDesired, type PlanAction, planAccount } from '../index.ts'
import { planOperations } from '../generated/plan-operations.ts'
import type { PlanOperationId } from '../resource/planned-operation.ts'
import { order, setUp, type Scene } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const password = 'Correct-Horse-7'

/** An operation that needs an allowance, the resources that must exist for it, and the file whose plan contains it. */
interface Row {
  readonly build?: (site: Site, client: Client) => Promise<unknown>
  /** The allowance that the operation needs. @default `delete` */
  readonly needs?: 'interrupt' | 'expose'
  /** Whether the operation locks out its owner, stops a server or lets others in: an allowance has to name it. */
  readonly isNamed?: true
  readonly hosting?: object
  readonly vps?: object
  readonly actions?: readonly PlanAction[]
}

const onDomain = (domain: object): object => ({ domains: { 'example.com': domain } })
const prove = async (site: Site): Promise<void> => {
  const { domain_validation_token: token } = await site.info()
  for (const domain of ['example.com', 'gone.example']) {
    await site.dns.create({
      domain,
      host: '_ownership-verify',
      type: 'TXT',
      content: `ownership-verify=${token}`,
    })
  }
}
const addMailbox = async (site: Site): Promise<void> => {
  await prove(site)
  await site.mail.create({ mail_address: 'info@example.com', password })
}
const admin = { admin_username: 'editor', admin_password: password, admin_email: 'a@example.com' }
const filter = {
  conditions: [{ keyword: 'x', field: 'subject', match_type: 'contain' }],
  action: { type: 'trash', method: 'move' },
} as const
const job = { minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: 'php a.php' }

const rows: Readonly<Record<string, Row>> = {
  deleteSshKey: {
    build: (site) => site.sshKeys.generate({ label: 'old' }),
    needs: 'interrupt',
    isNamed: true,
    hosting: { prune: ['ssh_keys'], ssh_keys: {} },
  },
  deleteDomain: {
    build: async (site) => {
      await prove(site)
      await site.domains.create({ domain: 'gone.example' })
    },
    hosting: { prune: ['domains'], ...onDomain({}) },
  },
  deleteSubdomain: {
    build: (site) => site.subdomains.create({ subdomain: 'old.example.com' }),
    hosting: { prune: ['subdomains'], ...onDomain({}) },
  },
  deleteSslCertificate: { needs: 'interrupt', hosting: onDomain({ ssl: false }) },
  deleteDnsRecord: { hosting: onDomain({ dns: { prune: true, records: [] } }) },
  deleteCronJob: { build: (site) => site.cron.create(job), hosting: { prune: ['cron'], cron: [] } },
  deleteMailAccount: { build: addMailbox, hosting: onDomain({ mail: { prune: true, accounts: {} } }) },
  updateMailForwarding: {
    build: async (site) => {
      await addMailbox(site)
      const forwarding_addresses = ['a@example.net', 'b@example.net']
      await site.mail.setForwarding('info@example.com', { forwarding_addresses, keep_in_mailbox: true })
    },
    needs: 'interrupt',
    hosting: onDomain({ mail: { accounts: { info: { forwarding: { addresses: ['b@example.net'] } } } } }),
  },
  deleteMailFilter: {
    build: (site) =>
      site.mailFilters.create({ domain: 'example.com', ...filter, conditions: [...filter.conditions] }),
    hosting: onDomain({ mail: { prune: true, filters: [] } }),
  },
  deleteAutoReply: {
    build: async (site) => {
      await addMailbox(site)
      await site.autoReplies.create({
        domain: 'example.com',
        mail_address: 'info@example.com',
        subject: 'a',
        body: 'b',
      })
    },
    needs: 'interrupt',
    hosting: onDomain({ mail: { prune: true, accounts: { info: {} } } }),
  },
  deleteSpfRecord: {
    build: (site) => site.spf.create('example.com'),
    needs: 'interrupt',
    hosting: onDomain({ spf: null }),
  },
  deleteWordPressSite: {
    build: (site) => site.wordpress.install({ url: 'example.com/blog', title: 'Blog', ...admin }),
    hosting: { prune: ['wordpress'], ...onDomain({ wordpress: {} }) },
  },
  deleteDatabase: {
    build: (site) => site.databases.create({ name_suffix: 'old' }),
    hosting: { prune: ['databases'], databases: {} },
  },
  deleteDatabaseUser: {
    build: (site) => site.databaseUsers.create({ name_suffix: 'old', password }),
    hosting: { prune: ['database_users'], database_users: {} },
  },
  revokeDatabase: {
    build: async (site) => {
      const { db_name } = await site.databases.create({ name_suffix: 'shop' })
      const { db_user } = await site.databaseUsers.create({ name_suffix: 'app', password })
      await site.databaseUsers.grant(db_user, db_name)
    },
    needs: 'interrupt',
    hosting: { prune: ['grants'], database_users: { app: { grants: [] } } },
  },
  deleteFtpAccount: {
    build: (site) => site.ftp.create({ ftp_account: 'web@example.com', password }),
    hosting: { prune: ['ftp'], ftp: {} },
  },
  deletePacketFilterRule: {
    build: async (_, client) => {
      const [first] = await createVps(client).servers()
      await createVps(client).server(first!.uuid).packetFilter.addRule({ type: 'ssh' })
    },
    needs: 'interrupt',
    isNamed: true,
    vps: { 'web-01': { packet_filter: { prune: true, rules: [] } } },
  },
  stopVps: { needs: 'interrupt', isNamed: true, vps: { 'web-01': { power: 'stopped' } } },
  updatePacketFilter: {
    build: async (_, client) => {
      const [first] = await createVps(client).servers()
      await createVps(client).server(first!.uuid).packetFilter.setEnabled(true)
    },
    needs: 'expose',
    isNamed: true,
    vps: { 'web-01': { packet_filter: { enabled: false } } },
  },
  createPacketFilterRule: {
    needs: 'expose',
    isNamed: true,
    vps: { 'web-01': { packet_filter: { rules: [{ type: 'ssh' }] } } },
  },
  updateVpsProtection: {
    build: async (_, client) => {
      const [first] = await createVps(client).servers()
      await createVps(client).server(first!.uuid).protection.set({ os_reinstall: true })
    },
    needs: 'expose',
    isNamed: true,
    vps: { 'web-01': { protection: { os_reinstall: false } } },
  },
  updateSshSettings: {
    build: (site) => site.ssh.update({ ssh_enabled: false }),
    needs: 'expose',
    isNamed: true,
    hosting: { ssh: { ssh_enabled: true } },
  },
  rebootVps: { needs: 'interrupt', isNamed: true, actions: [{ action: 'reboot', vps: 'web-01' }] },
  reinstallVps: {
    isNamed: true,
    async build(_, client) {
      const [first] = await createVps(client).servers()
      await createVps(client).server(first!.uuid).power.ensure('stopped')
    },
    actions: [
      {
        action: 'reinstall',
        vps: 'web-01',
        image_id: 'debian-13',
        root_password: { env: 'ROOT' },
      },
    ],
  },
  resetDomain: {
    actions: [{ action: 'reset', hosting: server, domain: 'example.com', type: 'all' }],
  },
  orderVps: { vps: { 'web-02': { order } } },
  orderHostingServer: {
    hosting: {
      shop01: { order: { plan_id: 'standard', period: 3, max_total_price: 5_000, agree_to_terms: true } },
    },
  },
}

const allowances = {
  nothing: {},
  'the other thing': { allow: ['somewhere/else'], spend: 0 },
  interrupting: { allow: ['interrupt', 'many~**'] },
  exposing: { allow: ['expose'] },
  deleting: { allow: ['delete', 'many~**'] },
  spending: { spend: 30_000 },
  both: { allow: ['delete', 'many~**'], spend: 30_000 },
  'interrupting by pattern': { allow: ['interrupt~**', 'many~**'] },
  'exposing by pattern': { allow: ['expose~**'] },
  'deleting by pattern': { allow: ['delete~**', 'many~**'] },
} as const

const keys = {
  full: {},
  'read only': { permission_type: 'read' },
  'no orders': { allow_signup: false },
} as const

const lettingThrough: Readonly<Record<string, readonly string[]>> = {
  interrupt: ['interrupting', 'deleting', 'both', 'interrupting by pattern', 'deleting by pattern'],
  expose: ['exposing', 'exposing by pattern'],
  delete: ['deleting', 'both', 'deleting by pattern'],
}

async function build({ build: make }: Row): Promise<Scene> {
  const scene = await setUp()
  await make?.(createHosting(scene.client).server(server), scene.client)
  scene.requests.length = 0
  return scene
}

function toDesired(operationId: string, { hosting, vps }: Row): object {
  const servers = operationId === 'orderHostingServer' ? hosting : { [server]: hosting }
  return { version: 1, ...(hosting && { hosting: servers }), ...(vps && { vps }) }
}

function isOf(operationId: string, request: string): boolean {
  const { method, path } = planOperations[operationId as PlanOperationId]
  const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return pattern.test(request)
}

test('the matrix contains every operation that destroys data or costs money', () => {
  const risky = Object.entries(planOperations)
    .filter(([id, operation]) => operation.isDestructive || id.startsWith('order'))
    .map(([id]) => id)
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(risky))
})

test.each(Object.entries(rows))('%s is sent only with its allowance', async (operationId, row) => {
  const isOrder = operationId.startsWith('order')
  for (const [key, rights] of Object.entries(keys)) {
    for (const [name, allowed] of Object.entries(allowances)) {
      const { sandbox, client, connect, requests, writes } = await build(row)
      const { allow_signup = key === 'full', ...rest } = { ...rights } as { allow_signup?: boolean }
      const user = connect({ apiKey: sandbox.keys.create({ ...rest, allow_signup }) })
      const plan = await planAccount(client, parseDesired(toDesired(operationId, row)), {
        actions: row.actions,
      })
      expect(
        plan.changes.some(({ operations }) => operations.some((one) => one.operationId === operationId)),
      ).toBe(true)
      requests.length = 0
      const result = await applyPlan(plan, { client: user, ...allowed, resolveSecret: () => password }).catch(
        (error: unknown) => error,
      )
      const isAllowed = isOrder
        ? key === 'full' && (name === 'spending' || name === 'both')
        : key !== 'read only' &&
          lettingThrough[row.needs ?? 'delete']!.includes(name) &&
          (row.isNamed !== true || name.endsWith('by pattern'))
      const label = `${operationId}, ${key}, ${name}`
      expect([label, writes().some((request) => isOf(operationId, request))]).toEqual([label, isAllowed])
      if (!isAllowed) {
        // An allowance that matches no change is rejected with a ConfigError.
        const isKnown = name !== 'the other thing'
        expect(result).toBeInstanceOf(isKnown ? NotAllowedError : ConfigError)
        expect(writes()).toEqual([])
      }
      await sandbox.close()
    }
  }
})
