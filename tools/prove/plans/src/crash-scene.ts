import { type Client, createClient, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { parseDesired } from '@hostwright/plan'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'

const server = 'hw123456.example.jp'

const filter = {
  conditions: [{ keyword: 'spam', field: 'subject', match_type: 'contain' }],
  action: { type: 'trash', method: 'move' },
}

/** A file with resources of every kind: it orders, adds a new domain, and configures what belongs to the domain. */
export const desired = parseDesired(`
version: 1
hosting:
  ${server}:
    memo: shop and mail
    prune: [databases, cron]
    domains:
      example.com: { dns: { prune: true, records: [{ host: www, type: A, content: 192.0.2.1 }] } }
      example.org:
        php: '8.2'
        dns:
          records:
            - { host: www, type: A, content: 192.0.2.1, ttl: 300 }
            - { host: '@', type: MX, content: mail.example.org, priority: 10 }
            - { host: '@', type: TXT, content: hello }
        mail:
          accounts:
            info:
              password: { env: INFO_PASSWORD }
              forwarding: { addresses: [owner@example.net], keep_in_mailbox: true }
              auto_reply: { subject: away, body: back soon }
          filters:
            - ${JSON.stringify(filter)}
        dkim: true
        dmarc: { policy: none, report_enabled: true, notification_mail_addresses: [info@example.org] }
        spf: { spf_record: v=spf1 mx -all }
        subdomains: { blog: { memo: notes } }
        wordpress:
          blog: { title: Blog, admin_username: editor, admin_password: { generate: 24 }, admin_email: info@example.org }
    databases: { shop: { character_set: utf8mb4 } }
    database_users: { app: { password: { env: DB_PASSWORD }, grants: [shop] } }
    cron: [{ minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: php nightly.php, enabled: false }]
  shop01:
    order: { plan_id: standard, period: 3, max_total_price: 5000, agree_to_terms: true }
    memo: second
vps:
  web-01:
    memo: front
    power: stopped
    packet_filter: { enabled: true, rules: [{ type: ssh }, { type: web }] }
  web-02:
    memo: second
    order:
      { plan_id: standard-2gb, period: 12, image_id: debian-13, max_total_price: 25000, root_password: { env: ROOT_PASSWORD }, agree_to_terms: true }
`)

/** Options of the applies in the scene. */
export const allowances = {
  allow: ['delete', 'expose', 'many:**'],
  spend: 50_000,
  resolveSecret: () => 'Correct-Horse-7',
  onSecret: () => {},
} as const

/** The write at which a process dies, and whether the API still executes it. */
export interface Death {
  readonly write: number
  readonly isCarriedOut: boolean
}

/** An account, and processes that use it one after another. */
export interface CrashScene {
  readonly sandbox: Sandbox
  /** Starts a process that dies at the given write; without one, it lives on. */
  start(death?: Death): Process
}

/** A process: its client and its writes. */
export interface Process {
  readonly client: Client
  readonly writes: string[]
}

/** Creates the scene. A process that has died gets no more responses, as after a kill. */
export async function createCrashScene(
  isJournalKept: boolean,
  options: SandboxOptions = {},
): Promise<CrashScene> {
  const sandbox = await createSandbox({ speed: 0, limits: false, ...options })
  const kept = createMemoryJournal()
  return {
    sandbox,
    start: (death) => startProcess(sandbox, isJournalKept ? kept : createMemoryJournal(), death),
  }
}

function startProcess(sandbox: Sandbox, journal: OrderJournal, death: Death | undefined): Process {
  const writes: string[] = []
  let isDead = false
  const { baseUrl, apiKey, clock } = sandbox
  const client = createClient({
    baseUrl,
    apiKey,
    journal: {
      read: (id) => (isDead ? Promise.reject(dead()) : journal.read(id)),
      write: (record) => (isDead ? Promise.reject(dead()) : journal.write(record)),
      list: (since) => (isDead ? Promise.reject(dead()) : journal.list(since)),
    },
    async fetch(request) {
      if (isDead) throw dead()
      if (request.method === 'GET') return sandbox.fetch(request)
      writes.push(`${request.method} ${new URL(request.url).pathname}`)
      if (writes.length !== death?.write) return sandbox.fetch(request)
      isDead = true
      if (death.isCarriedOut) await sandbox.fetch(request)
      throw dead()
    },
    now: clock.now,
    monotonic: clock.now,
    sleep: (ms, signal) => (isDead ? Promise.reject(dead()) : clock.sleep(ms, signal)),
    pacing: false,
    retry: false,
  })
  return { client, writes }
}

function dead(): Error {
  return new Error('The process is dead.')
}
