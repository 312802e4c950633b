import { expect } from 'vitest'
import { on, onDomain, onServer, password, type Scene, test } from './plan-scene.ts'

type Row = readonly [what: string, before: (scene: Scene) => Promise<unknown>, file: string, needs: string[]]

const filter = (text: string): string => `version: 1\nvps: { web-01: { packet_filter: { ${text} } } }`
const custom = (port: string, ip: string, protocol = 'tcp'): string =>
  `{ type: custom, protocol: ${protocol}, port: '${port}', allowed_ip: '${ip}' }`

/** A text at a name that becomes another one. */
const text = (what: string, host: string, before: string, after: string, effects: string): Row => {
  const name = host === '@' ? 'example.com' : `${host}.example.com`
  return [
    what,
    ({ site }) => site.dns.create({ domain: 'example.com', host, type: 'TXT', content: before }),
    onDomain(`dns: { records: [{ host: '${host}', type: TXT, content: '${after}' }] }`),
    effects
      .split(' ')
      .filter(Boolean)
      .map((effect) => `${effect}:${on}/dns/${name} TXT ${after}`),
  ]
}

const closed = async ({ vps }: Scene): Promise<void> => {
  const web = await vps('web-01')
  await web.packetFilter.addRule({ type: 'web' })
  await web.packetFilter.setEnabled(true)
}

const expose = (...names: readonly string[]): string[] =>
  names.map((name) => `expose:vps/web-01/packet_filter/${name}`)
const rules = (what: string, needs: string[], ...given: readonly string[]): Row => [
  what,
  closed,
  filter(`rules: [${given.join(', ')}]`),
  needs,
]

async function withMailbox({ prove, site }: Scene): Promise<void> {
  await prove('example.com')
  await site.mail.create({ mail_address: 'info@example.com', password })
}

const job: Parameters<Scene['site']['cron']['create']>[0] = {
  minute: '0',
  hour: '3',
  day: '*',
  month: '*',
  weekday: '*',
  command: 'php a.php',
}
const addJob = ({ site }: Scene): Promise<{ readonly id: string }> => site.cron.create(job)
const at3 = "minute: '0', hour: '3', day: '*', month: '*', weekday: '*'"
const nothing = async (): Promise<void> => {}

/** Changes, and all that they need. One that needs nothing shows that the others do not fail for another reason. */
const rows: readonly Row[] = [
  text('SPF whose all stands before its senders', '@', 'v=spf1 a -all', 'v=spf1 -all a', 'interrupt expose'),
  text(
    'SPF with a second all, which does not count',
    '@',
    'v=spf1 a -all',
    'v=spf1 a +all -all',
    'interrupt expose',
  ),
  text('SPF in capitals that lets everybody in', '@', 'v=spf1 a -all', 'V=SPF1 A ALL', 'expose'),
  text('SPF in other capitals', '@', 'v=spf1 a mx -all', 'v=spf1 A MX -ALL', ''),
  text(
    'SPF for all addresses',
    '@',
    'v=spf1 ip4:192.0.2.1 -all',
    'v=spf1 ip4:0.0.0.0/0 -all',
    'interrupt expose',
  ),
  text('SPF with an include of nothing', '@', 'v=spf1 a -all', 'v=spf1 a include -all', 'interrupt expose'),
  text('SPF with a length that is none', '@', 'v=spf1 a -all', 'v=spf1 a/x -all', 'interrupt expose'),
  text(
    'SPF with two redirects',
    '@',
    'v=spf1 redirect=a.example.net',
    'v=spf1 redirect=a.example.net redirect=b.example.net',
    'interrupt expose',
  ),
  text(
    'DMARC with a weak policy before the strong one',
    '_dmarc',
    'v=DMARC1; p=reject',
    'v=DMARC1; p=none; p=reject',
    'interrupt expose',
  ),
  text(
    'DMARC with a word that has no value',
    '_dmarc',
    'v=DMARC1; p=reject',
    'v=DMARC1; p=reject; none',
    'interrupt expose',
  ),
  text(
    'DMARC with a policy of two values',
    '_dmarc',
    'v=DMARC1; p=reject',
    'v=DMARC1; p=reject=none',
    'interrupt expose',
  ),
  text(
    'DMARC for a part, as an exponent',
    '_dmarc',
    'v=DMARC1; p=reject',
    'v=DMARC1; p=reject; pct=1e2',
    'interrupt expose',
  ),
  text(
    'DMARC that says what it said by default',
    '_dmarc',
    'v=DMARC1; p=reject',
    'v=DMARC1; p=REJECT; pct=100',
    '',
  ),
  text('a DKIM key that is withdrawn', 's1._domainkey', 'v=DKIM1; p=abc', 'v=DKIM1; p=', 'interrupt'),
  rules('a rule for half of all addresses', expose('tcp 22 from 0.0.0.0/1'), custom('22', '0.0.0.0/1')),
  rules(
    'two rules for a quarter each',
    expose('tcp 22 from 0.0.0.0/2', 'tcp 22 from 64.0.0.0/2'),
    custom('22', '0.0.0.0/2'),
    custom('22', '64.0.0.0/2'),
  ),
  rules('a rule for a quarter', [], custom('22', '0.0.0.0/2')),
  rules(
    'a rule for everybody with the address of somebody',
    expose('tcp 22 from 192.0.2.77/0'),
    custom('22', '192.0.2.77/0'),
  ),
  rules('a range that ends at SSH', expose('tcp 20-22 from all'), custom('20-22', 'all')),
  rules('a range that ends before SSH', [], custom('20-21', 'all')),
  [
    'an FTP folder in other letters, which is another folder',
    ({ site }) => site.ftp.create({ ftp_account: 'up@example.com', password, directory: '/example.com/a' }),
    onServer('ftp: { up@example.com: { password: { env: A }, directory: /example.com/A } }'),
    [`expose:${on}/ftp/up@example.com`],
  ],
  [
    'a forwarding that takes the mail away',
    withMailbox,
    onDomain(
      'mail: { accounts: { info: { forwarding: { addresses: [a@example.net], keep_in_mailbox: false } } } }',
    ),
    [`interrupt:${on}/mail/info@example.com/forwarding`],
  ],
  [
    'a forwarding that leaves the mail',
    withMailbox,
    onDomain(
      'mail: { accounts: { info: { forwarding: { addresses: [a@example.net], keep_in_mailbox: true } } } }',
    ),
    [],
  ],
  [
    'a cron job that gets another command',
    addJob,
    onServer(`cron: [{ ${at3}, command: php b.php, was: php a.php }]`),
    [`expose:${on}/cron/0 3 * * * php b.php`],
  ],
  [
    'a cron job that is switched on',
    async (scene) => scene.site.cron.update((await addJob(scene)).id, { enabled: false }),
    onServer(`cron: [{ ${at3}, command: php a.php, enabled: true }]`),
    [`expose:${on}/cron/0 3 * * * php a.php`],
  ],
  [
    'a cron job at another time',
    addJob,
    onServer(`cron: [{ ${at3.replace("'3'", "'4'")}, command: php a.php }]`),
    [],
  ],
  [
    'access from abroad',
    nothing,
    onServer('ssh: { abroad_access_restriction: false }'),
    [`expose:${on}/ssh`],
  ],
]

test.for(rows)(
  '%s is made with all its allowances, and with none of them missing',
  async ([, before, file, needs], { scene }) => {
    await before(scene)
    const runner = scene.runner()
    const plan = await runner.plan(file)
    expect(plan.changes.length).toBeGreaterThan(0)
    expect(plan.needs).toEqual(needs)
    for (const missing of needs) {
      const allow = needs.filter((need) => need !== missing)
      expect((await runner.apply(plan, { allow })).writes).toEqual([])
      // The wrong effect for the right address, and the right effect for a longer and a shorter one.
      const [effect = '', ...address] = missing.split(':')
      const other = effect === 'expose' ? 'delete' : 'expose'
      for (const wrong of [`${other}:${address.join(':')}`, `${missing} `, missing.slice(0, -1)])
        expect((await runner.apply(plan, { allow: [...allow, wrong] })).writes).toEqual([])
    }
    const { error, writes } = await runner.apply(plan, { allow: needs })
    expect([error, writes.length > 0]).toEqual([undefined, true])
    expect((await runner.plan(file)).changes).toEqual([])
  },
)

test('a PHP version that the service does not have is found while planning', async ({ runner, site }) => {
  const { changes } = await runner.plan(onDomain("php: '9.9'"))
  expect(changes.flatMap(({ obstacles }) => obstacles).join()).toContain('no PHP 9.9')
  const version = Object.keys((await site.php.available()) ?? {}).find((one) => one !== '8.3')
  expect((await runner.plan(onDomain(`php: '${version}'`))).changes).toMatchObject([{ obstacles: [] }])
})
