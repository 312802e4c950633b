import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssumptionChoices, KeyOptions, SandboxOptions } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../testing/test-machine.ts'
import { observers } from '../verify/assumptions/observers.ts'
import type { Report } from '../verify/verify-account.ts'

const verify = async (machine: Machine, env = {}): Promise<Report> => {
  const { stdout, stderr } = await machine.hostwright('verify --json', { env })
  expect(stdout, stderr).not.toBe('')
  return JSON.parse(stdout) as Report
}

const env = { PASSWORD: 'Correct-Horse-7' }
const server = 'hw123456.example.jp'
const order =
  'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env PASSWORD --agree-to-terms --yes --no-wait'
const reinstall = 'vps reinstall web-01 --image-id debian-13 --password-env PASSWORD --stop --yes --no-wait'
const wordpress = `wordpress install ${server} --url https://example.com/blog --title Blog --admin-username admin --admin-email admin@example.com --password-env PASSWORD`
const mail = `mail create ${server} --mail-address info@example.com --password-env PASSWORD`
const conditions = JSON.stringify([{ keyword: 'x', field: 'subject', match_type: 'contain' }])
const filter = (target = ''): string =>
  `mail-filter create ${server} --domain example.com --conditions '${conditions}' --action '${JSON.stringify({ type: 'trash', target, method: 'move' })}'`
const reply = `auto-reply create ${server} --domain example.com --mail-address info@example.com --subject Away --body Back-soon`
const subdomain = `subdomain create ${server} --subdomain blog.example.com`
const mailSettings = [
  `dkim update ${server} example.com --enabled`,
  `dmarc update ${server} example.com --policy reject --report-enabled --notification-mail-addresses info@example.com`,
  `spf create ${server} --fqdn example.com`,
]
const record = (host: string, type: string, content: string, domain = 'example.com'): string =>
  `dns create ${server} --domain ${domain} --host ${host} --type ${type} --content ${content}`
const own = (host: string): string => record('@', 'A', '203.0.113.5', host)

const unowned = { 'ownership-check': 'no-record-needed' } as const
const newDomain = `domain create ${server} --domain new.example`

const secondServer =
  'order hosting --plan standard --period 12 --server-id example2 --max-price 30000 --agree-to-terms --yes'

interface Scene {
  /** Command lines that change the account before it is verified. */
  readonly lines?: readonly string[]
  readonly key?: KeyOptions
  readonly assumptions?: Partial<AssumptionChoices>
  readonly limits?: SandboxOptions['limits']
  /** Choices that no read can show. The report must then say nothing about the assumption. */
  readonly unseen?: readonly string[]
  readonly before?: (machine: Machine) => void | Promise<void>
}

/** Accounts in which each choice of an assumption shows in a read. */
const scenes: { readonly [Id in keyof AssumptionChoices]?: Scene } = {
  'permission-category-names': {
    key: { permission_type: 'custom', permissions: { power_operation: 'read' } },
  },
  'legacy-keys': { key: { legacy_servername: server } },
  'operations-without-category': { key: { server: { permission_type: 'custom', permissions: {} } } },
  'hosting-list-targets': {
    lines: [secondServer],
    key: { server: { target_mode: 'selected', targets: [server] } },
  },
  'domain-of-another-server': {
    lines: [secondServer, 'domain create example2.example.jp --domain example.com'],
    assumptions: unowned,
  },
  'account-name-case': { lines: [mail.replace('info@', 'Info@')], assumptions: unowned },
  'refused-requests-in-log': {
    async before({ sandbox }) {
      const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
      for (let count = 0; count < 70; count += 1)
        await sandbox.fetch(new Request(`${sandbox.baseUrl}/v1/vps/servers`, { headers }))
      await sandbox.clock.advance({ minutes: 2 })
    },
  },
  'log-time-forms': {},
  'rate-limits-of-hosting': {},
  'rate-limit-of-common-paths': {},
  'rate-limit-window': { before: ({ sandbox }) => void sandbox.clock.advance({ seconds: 7 }) },
  'rate-limit-headers': {},
  'rate-limit-scope': { limits: { server: { perDay: 15 } } },
  'rate-limit-reset-unit': {},
  'contract-status-values': { lines: [order], before: (machine) => building(machine) },
  'power-while-building': { lines: [order], before: (machine) => building(machine) },
  'reinstall-state-of-new-vps': { lines: [order], before: (machine) => building(machine) },
  'image-while-rebuilding': { lines: [reinstall] },
  'power-while-reinstalling': { lines: [reinstall] },
  'failed-reinstall': {
    lines: [reinstall],
    before: async ({ sandbox }) => {
      await sandbox.clock.advance({ hours: 1 })
    },
  },
  'reinstall-image-values': {},
  'hosting-expiry': {},
  'initial-domain': {},
  'internationalised-answers': {
    lines: [`domain create ${server} --domain xn--wgv71a119e.example`],
    assumptions: unowned,
  },
  'dns-host-form': {},
  'dns-content': { lines: [record('odd', 'A', 'not-an-address')] },
  'records-beside-cname': {
    lines: [record('shop', 'CNAME', 'example.net'), record('shop', 'TXT', 'a-text')],
  },
  'first-dns-records': { lines: [newDomain], assumptions: unowned },
  'domain-awaiting': { lines: [newDomain], assumptions: unowned },
  'ssh-settings-of-new-server': {
    lines: [secondServer],
    key: { server: { target_mode: 'selected', targets: ['example2.example.jp'] } },
  },
  'vps-memo-characters': {
    lines: ["vps memo set web-01 --memo '\u{1F5A5} server'"],
    unseen: ['eucjp-win'],
  },
  'php-of-subdomains': { lines: [subdomain] },
  'hosting-sites': { lines: [subdomain] },
  'mail-filter-priority': {
    lines: [filter(), filter()],
    async before({ hostwright }) {
      const { stdout } = await hostwright(`mail-filter list ${server} --json`)
      const [{ id }] = JSON.parse(stdout) as [{ id: string }]
      await hostwright(`mail-filter delete ${server} ${id} --yes`)
    },
  },
  'mail-filter-target': { lines: [filter('x')] },
  'new-spam-filter': {},
  'smtp-restriction-of-new-domain': {},
  'forwarding-keep-omitted': { lines: [mail], assumptions: unowned },
  'auto-reply-address': { lines: [reply] },
  'mail-account-deletion': {
    lines: [mail, reply, `mail delete ${server} info@example.com --yes`],
    assumptions: unowned,
  },
  'dkim-dmarc-entries': {},
  'dkim-record-while-off': {},
  'mail-settings-among-dns-records': { lines: mailSettings },
  'dmarc-policies': {
    lines: [
      `dmarc update ${server} example.com --policy other --report-enabled --notification-mail-addresses info@example.com`,
    ],
  },
  'spf-text': {
    lines: [
      `spf create ${server} --fqdn example.com`,
      `spf update ${server} example.com --action custom --spf-record text`,
    ],
  },
  'database-name-suffix': { lines: [`db create ${server} --name-suffix 'a b'`] },
  'wordpress-address': { lines: [wordpress.replace('https:', 'http:')] },
  'wordpress-database': { lines: [wordpress] },
  'wordpress-database-memo': { lines: [wordpress] },
  'wordpress-cron-job': { lines: [wordpress] },
  'cron-notification-email': {},
  'cron-fields': {
    lines: [
      `cron create ${server} --minute soon --hour 3 --day '*' --month '*' --weekday '*' --command true`,
    ],
  },
  'identical-rules': {
    lines: ['a', 'b'].map(
      (memo) => `vps packet-filter add-rule web-01 --type custom --protocol tcp --port 80 --memo ${memo}`,
    ),
  },
  'domain-deletion': { lines: [`domain delete ${server} example.com --yes`] },
  'records-before-domain': { lines: [own('other.example')] },
  'web-log-filters': {},
  'certificate-renewal': {
    before: async ({ sandbox }) => {
      await sandbox.clock.advance({ days: 120 })
    },
  },
}

async function building({ sandbox, hostwright }: Machine): Promise<void> {
  for (let seconds = 0; seconds < 600; seconds += 5) {
    await sandbox.clock.advance({ seconds: 5 })
    const { stdout } = await hostwright('vps list --json')
    if ((JSON.parse(stdout) as object[]).length > 1) return
  }
}

test('the default sandbox matches the description and the default assumptions', async () => {
  const machine = await createMachine()
  const { exitCode, stdout, stderr } = await machine.hostwright('verify')
  expect(stdout).toBe('')
  expect(exitCode).toBe(0)
  expect(stderr).toMatch(/0 contradicted.*0 differences, 0 assumptions contradicted/)
  const other = await createMachine({ assumptions: { 'dns-host-form': 'label' } })
  expect((await other.hostwright('verify')).stderr).toContain('0 differences, 1 assumptions contradicted')
  expect(machine.requests.every(({ method }) => method === 'GET')).toBe(true)
  expect(machine.sandbox.journal().requests.filter(({ status }) => status === 429)).toEqual([])
})

test('a report is readable by its user only, and --show prints it without a request', async () => {
  const machine = await createMachine()
  const file = join(machine.folder, 'report.json')
  await machine.hostwright(`verify --report ${file}`)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  const { stdout } = await machine.hostwright(`verify --show ${file} --json`, {
    fetch: () => Promise.reject(new Error('nothing may be called')),
  })
  expect(JSON.parse(stdout)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})

test.each(['nope', 'null', '[]', '{"report":"hostwright-verify"}'])(
  'a file that holds %s is no report',
  async (text) => {
    const { folder, hostwright } = await createMachine()
    writeFileSync(join(folder, 'report.json'), text)
    const { exitCode, stdout, stderr } = await hostwright(`verify --show ${folder}/report.json`)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr).toContain('report.json is no report of verify.')
  },
)

test('a report contains no values of the account', async () => {
  const machine = await createMachine()
  for (const line of [wordpress, mail, subdomain, ...mailSettings]) await machine.hostwright(line, { env })
  const { stdout } = await machine.hostwright('verify --json')
  for (const personal of [
    'web-01',
    'example.com',
    server,
    '203.0.113',
    '198.18.0',
    machine.sandbox.apiKey,
    '00000000-',
  ])
    expect(stdout).not.toContain(personal)
})

const choices = (await createMachineChoices()).filter(([id]) => id in scenes)

test('each assumption that something observes has a scene, in which each of its choices is tried', () => {
  expect(Object.keys(scenes).toSorted()).toEqual(observers.map(({ id }) => id as string).toSorted())
  expect(new Set(choices.map(([id]) => id)).size).toBe(observers.length)
})

/**
 * Choices that reads cannot distinguish from the default. Only a change, or a request with an unknown key, would show
 * them.
 */
const undecided: ReadonlySet<string> = new Set([
  'rate-limit-headers: known-keys',
  'contract-status-values: always-active',
  'forwarding-keep-omitted: set-true',
  'wordpress-address: scheme-of-site',
])

test.each(choices)('%s: %s is recognised', async (id, choice, isUsual) => {
  const { lines = [], before, key, assumptions, limits, unseen = [] } = scenes[id as keyof AssumptionChoices]!
  // A full minute in the middle of a month. Otherwise a window that begins with its first request could end with a
  // minute of the clock, and a contract with a month.
  const startAt = Date.parse('2026-10-20T03:00:00Z')
  const machine = await createMachine({ startAt, limits, assumptions: { ...assumptions, [id]: choice } })
  if (id === 'failed-reinstall') machine.sandbox.transitions.set('reinstall', { mode: 'error' })
  for (const line of lines) await machine.hostwright(line, { env })
  await before?.(machine)
  const own = key && { HOSTWRIGHT_API_KEY: machine.sandbox.keys.create(key) }
  const report = await verify(machine, own)
  const { observed, agrees } = report.assumptions.find(({ assumption }) => assumption === id) ?? {}
  if (unseen.includes(choice)) return expect(observed).toBeUndefined()
  // Some assumptions show only if the choice is not the default. The report then says nothing about the default.
  expect(observed ?? (isUsual ? [choice] : [])).toContain(choice)
  // If reads show several choices and the default is among them, the report must not say that the API differs.
  if (!isUsual) expect(agrees).toBe(undecided.has(`${id}: ${choice}`))
})

test('a report that a rate limit ended early says so and contains the results until then', async () => {
  // At noon, so that the day of the limit does not end while it runs.
  const startAt = Date.parse('2026-10-01T12:00:00+09:00')
  const machine = await createMachine({ startAt, limits: { server: { perDay: 15 } } })
  const { exitCode, stdout, stderr } = await machine.hostwright('verify --json')
  expect(exitCode).toBe(6)
  expect(stderr).toContain('A rate limit of the account has ended the verification early')
  const { limited, operations, findings } = JSON.parse(stdout) as Report
  expect({ limited, findings }).toEqual({ limited: true, findings: [] })
  const results = Object.groupBy(operations, ({ result }) => result)
  expect(results.confirmed!.length).toBeGreaterThan(15)
  expect(results['not called']!.length).toBeGreaterThan(10)
  // After the API has rejected a request for its rate limit, the request is not retried.
  expect(machine.sandbox.journal().requests.filter(({ status }) => status === 429).length).toBeLessThan(2)
})

test('only an account with a domain that is_awaiting waits a minute', async () => {
  const machine = await createMachine()
  const begun = machine.sandbox.clock.now()
  await machine.hostwright('verify')
  expect(machine.sandbox.clock.now() - begun).toBeLessThan(60_000)
})

/** Lists each choice of each assumption, with whether it is the default. */
async function createMachineChoices(): Promise<[string, string, boolean][]> {
  const { assumptions } = await import('@hostwright/sandbox')
  return assumptions.flatMap(({ id, default: usual, choices }) =>
    Object.keys(choices).map((choice): [string, string, boolean] => [id, choice, choice === usual]),
  )
}
