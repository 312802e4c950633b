import { type Client, createClient, isApiError } from '@hostwright/common'
import { createHosting, type Site } from '@hostwright/hosting'
import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import type { CreateRuleRequest } from '@hostwright/types'
import { createVps } from '@hostwright/vps'
import type { World, WorldDomain, WorldVps } from './world.ts'

/** A sandbox that holds a world, and a client of it. */
export interface Built {
  readonly sandbox: Sandbox
  readonly client: Client
  /** Requests of the client that can change something. */
  readonly writes: string[]
  close(): Promise<void>
}

const password = 'Correct-Horse-7'

/** Creates the resources of a world. Those that the API rejects are left out. */
export async function buildWorld(world: World): Promise<Built> {
  const sandbox = await createSandbox({ speed: 0, limits: false, assumptions: world.assumptions })
  const { baseUrl, apiKey, clock } = sandbox
  const writes: string[] = []
  const client = createClient({
    baseUrl,
    apiKey,
    fetch(request) {
      if (request.method !== 'GET') writes.push(`${request.method} ${new URL(request.url).pathname}`)
      return sandbox.fetch(request)
    },
    now: clock.now,
    monotonic: clock.now,
    sleep: clock.sleep,
    pacing: false,
  })
  const [contract] = await createHosting(client).servers()
  const site = createHosting(client).server(contract!.servername)
  await buildServer(site, world)
  for (const domain of world.domains) await buildDomain(site, domain)
  await buildVps(client, world.vps)
  await clock.advance({ hours: 2 })
  writes.length = 0
  return { sandbox, client, writes, close: () => sandbox.close() }
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}

async function buildServer(site: Site, { databases, users, cron, ssh, memo }: World): Promise<void> {
  await attempt(() => site.memo.set(memo))
  await attempt(() => site.ssh.update(ssh))
  for (const name_suffix of databases)
    await attempt(() => site.databases.create({ name_suffix, memo: name_suffix }))
  for (const { name, grants } of users) {
    await attempt(async () => {
      const { db_user } = await site.databaseUsers.create({ name_suffix: name, password })
      for (const grant of grants)
        await attempt(() => site.databaseUsers.grant(db_user, db_user.replace(/_.*/s, `_${grant}`)))
    })
  }
  for (const { enabled, ...job } of cron) {
    await attempt(async () => {
      const { id } = await site.cron.create({ ...job, day: '*', month: '*', weekday: '*' })
      if (!enabled) await site.cron.update(id, { enabled })
    })
  }
}

async function buildDomain(site: Site, domain: WorldDomain): Promise<void> {
  const { name, memo, ssl, php } = domain
  const { domain_validation_token: token } = await site.info()
  await attempt(() =>
    site.dns.create({
      domain: name,
      host: '_ownership-verify',
      type: 'TXT',
      content: `ownership-verify=${token}`,
    }),
  )
  await attempt(() => site.domains.create({ domain: name, memo, ssl }))
  for (const label of domain.subdomains)
    await attempt(() => site.subdomains.create({ subdomain: `${label}.${name}`, ssl: label === 'blog' }))
  if (php !== undefined) await attempt(() => site.php.set(name, php))
  for (const given of domain.records) {
    const { priority, ...record } = given
    const more = record.type === 'MX' || record.type === 'SRV' ? { priority } : {}
    await attempt(() => site.dns.create({ domain: name, ...record, ...more }))
  }
  if (domain.spf) {
    await attempt(() => site.spf.create(name))
    await attempt(() => site.spf.update(name, 'enable_gmail'))
  }
  if (domain.dkim) await attempt(() => site.dkim.set(name, true))
  const { dmarc: policy, spam: filter_type, smtp } = domain
  const addresses = [`info@${name}`]
  if (policy !== undefined) {
    await attempt(() =>
      site.dmarc.update(name, { policy, report_enabled: true, notification_mail_addresses: addresses }),
    )
  }
  if (filter_type !== undefined) {
    const rest = {
      spam_level: 'level_2',
      strict_html_mail: true,
      strict_non_japanese_subject: false,
      detection_action: 'trash',
    }
    await attempt(() => site.spamFilter.update(name, { filter_type, ...rest }))
  }
  if (smtp !== undefined) await attempt(() => site.smtpRestriction.set(name, smtp))
  await buildMail(site, domain)
}

async function buildMail(site: Site, { name, accounts, filters, wordpress }: WorldDomain): Promise<void> {
  for (const { user, memo, quota_mb, forwarding, reply } of accounts) {
    const mail_address = `${user}@${name}`
    await attempt(() => site.mail.create({ mail_address, password, quota_mb, memo }))
    if (forwarding !== undefined) {
      await attempt(() =>
        site.mail.setForwarding(mail_address, {
          forwarding_addresses: [...forwarding],
          keep_in_mailbox: false,
        }),
      )
    }
    if (reply !== undefined) {
      await attempt(() =>
        site.autoReplies.create({ domain: name, mail_address, subject: reply, body: reply }),
      )
    }
    await attempt(() => site.ftp.create({ ftp_account: mail_address, password, directory: '/www', memo }))
  }
  for (const keyword of filters) {
    const conditions = [{ keyword, field: 'subject', match_type: 'contain' } as const]
    await attempt(() =>
      site.mailFilters.create({ domain: name, conditions, action: { type: 'trash', method: 'move' } }),
    )
  }
  for (const path of wordpress) {
    const admin = { admin_username: 'editor', admin_password: password, admin_email: 'owner@example.com' }
    await attempt(() =>
      site.wordpress.install({ url: `${name}/${path}`, title: 'Blog', memo: path, ...admin }),
    )
  }
}

async function buildVps(client: Client, world: WorldVps): Promise<void> {
  const vps = createVps(client)
  const [first] = await vps.servers()
  const server = vps.server(first!.uuid)
  const { memo, name, reverse, enabled, rules, os_reinstall, isStopped } = world
  await attempt(() => server.setMemo(memo))
  await attempt(() => server.setName(name))
  if (reverse !== undefined) await attempt(() => server.setReverseHostname(reverse))
  for (const rule of rules) await attempt(() => server.packetFilter.addRule(rule as CreateRuleRequest))
  await attempt(() => server.packetFilter.setEnabled(enabled))
  await attempt(() => server.protection.set({ os_reinstall }))
  if (isStopped) await attempt(() => server.power.stop())
}
