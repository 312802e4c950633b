import type { HostingOrderRequest, VpsOrderRequest } from '@hostwright/types'
import { createSandbox, type Sandbox, type SandboxOptions } from '../server/create-sandbox.ts'
import { createCaller } from './create-caller.ts'
import { testDatabase } from './create-test-store.ts'
import { hostingOrder, seededDomain, servername, serverPath } from './hosting.ts'
import { order, publicKey, startAt, vpsPath } from './set-up.ts'

const password = 'Correct-Horse-7'

/**
 * Options of a sandbox that stores SPF records separately from the DNS records, so that each kind of record can exist.
 */
export const fullOptions: SandboxOptions = {
  speed: 0,
  startAt,
  limits: false,
  db: testDatabase,
  assumptions: { 'mail-settings-among-dns-records': 'dkim' },
}

/** The order of the account's VPS, with the Idempotency-Key `kept-0001`. */
export const keptOrder: VpsOrderRequest = {
  ...order,
  name: 'kept-01',
  ssh_key_name: 'second-key',
  ssh_public_key: publicKey,
}

export const keptHostingOrder: HostingOrderRequest = { ...hostingOrder, server_id: 'kept1' }

const administrator = { admin_username: 'admin', admin_password: password, admin_email: 'admin@example.com' }
const mail_address = `info@${servername}`

/** Requests that add resources to the initial hosting server. */
const additions: readonly (readonly [route: string, body: object])[] = [
  ['PUT /memo', { memo: 'kept' }],
  ['POST /subdomain', { subdomain: `shop.${seededDomain}`, memo: 'a shop' }],
  ['POST /ssh/key', { public_key: publicKey, label: 'deploy' }],
  [`PUT /php-version/${seededDomain}`, { version: '8.4' }],
  [
    'POST /cron',
    { minute: '30', hour: '3', day: '*', month: '*', weekday: '*', command: '/usr/bin/true', comment: 'n' },
  ],
  ['POST /mail', { mail_address, password, memo: 'mail' }],
  [`PUT /mail/info%40${servername}/forwarding`, { forwarding_addresses: ['a@example.org'] }],
  ['POST /auto-reply', { domain: servername, mail_address, subject: 'Thanks', body: 'Soon.' }],
  [
    'POST /mail-filter',
    {
      domain: seededDomain,
      conditions: [{ keyword: 'x', field: 'subject', match_type: 'match' }],
      action: { type: 'trash', target: '', method: 'move' },
    },
  ],
  [`PUT /spam-filter/${seededDomain}/dmarc-receiver`, { dmarc_receiver: true }],
  [`PUT /smtp-abroad-restriction/${seededDomain}`, { abroad_access_restriction: false }],
  [`PUT /dkim/${seededDomain}`, { enabled: true }],
  [
    `PUT /dmarc/${seededDomain}`,
    { policy: 'reject', report_enabled: true, notification_mail_addresses: [mail_address] },
  ],
  ['POST /spf', { fqdn: seededDomain }],
  ['POST /ftp', { ftp_account: `deploy@${seededDomain}`, password, memo: 'files' }],
  ['POST /db', { name_suffix: 'shop', memo: 'orders' }],
  ['POST /db/user', { name_suffix: 'app', password, memo: 'the shop' }],
  ['POST /db/user/hw123456_app/grant', { db_name: 'hw123456_shop' }],
  ['POST /wp', { url: seededDomain, title: 'Blog', ...administrator }],
]

/** Creates a sandbox with a record of each kind. */
export async function openFullAccount(): Promise<Sandbox> {
  const sandbox = await createSandbox(fullOptions)
  const call = createCaller(sandbox)
  const requireSuccess = async (route: string, body: object, headers = {}): Promise<void> => {
    const { status } = await call(route, { body, headers })
    if (status >= 300) throw new Error(`${route}: ${status}`)
  }
  for (const [route, body] of additions) await requireSuccess(route.replace(' ', ` ${serverPath}`), body)
  await requireSuccess('POST /v1/vps/servers', keptOrder, { 'Idempotency-Key': 'kept-0001' })
  await requireSuccess('POST /v1/server', keptHostingOrder, { 'Idempotency-Key': 'kept-0001' })
  await requireSuccess(`POST ${vpsPath}/packet-filter/rules`, {
    type: 'custom',
    protocol: 'tcp',
    port: '8080',
    allowed_ip: '198.51.100.0/24',
  })
  await requireSuccess(`PUT ${vpsPath}/memo`, { memo: 'kept' })
  await requireSuccess(`POST ${vpsPath}/power/stop`, {})
  sandbox.transitions.set('reinstall', { mode: 'error' })
  await sandbox.clock.advance({ minutes: 5 })
  return sandbox
}
