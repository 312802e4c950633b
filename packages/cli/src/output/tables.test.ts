import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { commandGroups } from '../commands.ts'
import { createMachine, type Machine } from '../testing/test-machine.ts'

const server = 'hw123456.example.jp'
const memo = '本番サーバー（東京リージョン）の一号機、夜間は止めないこと'

const lines: { readonly words: string; readonly line: string; readonly reads: boolean }[] = []
for (const { load } of Object.values(commandGroups())) {
  for (const { words, help = '', reads } of await load()) {
    const [, line] = /^Example: hostwright (.*)$/m.exec(help) ?? []
    if (line !== undefined) lines.push({ words: words.join(' '), line: line.replace(' --json', ''), reads })
  }
}

// Commands that print no table: files of an account and of a zone, logs, commands that run until Ctrl+C, and one that
// connects to the server itself.
const others =
  /^(?:export|zone|validate|plan|show|sandbox|completion|verify|web-log|orders reconcile|ssh host-key)\b/
const reading = lines.filter(({ words, reads }) => reads && !others.test(words))

/** Creates an account with at least one resource of each kind. Their texts are long and East Asian. */
async function openFullAccount(): Promise<Machine> {
  const machine = await createMachine({ limits: false })
  const env = { PASSWORD: 'Correct-Horse-7' }
  const { stdout } = await machine.hostwright(`hosting info ${server} -o table=domain_validation_token`)
  const proof = `--type TXT --content ownership-verify=${stdout.trim()}`
  await machine.hostwright(`dns create ${server} --domain example.com --host _ownership-verify ${proof}`)
  for (const { words, line } of lines)
    if (/ (?:create|install|add-rule|issue|grant)$/.test(words) && !words.startsWith('key'))
      await machine.hostwright(line, { env })
  await machine.hostwright(`vps memo set web-01 --memo ${memo}`)
  await machine.hostwright(`hosting memo set ${server} --memo ${memo}`)
  await machine.hostwright(`domain update ${server} example.com --memo ${memo}`)
  return machine
}

test.each([80, 140])(
  'at %i columns no table has JSON in a cell or a line that is too wide',
  async (columns) => {
    const { hostwright } = await openFullAccount()
    const shown: string[] = []
    for (const { words, line } of reading) {
      const { exitCode, stdout, stderr } = await hostwright(line, {
        terminal: columns,
        env: { NO_COLOR: '1' },
      })
      if (exitCode === 1) continue
      expect([0, 4], `${line}: ${stderr}`).toContain(exitCode)
      for (const row of stdout.split('\n')) {
        expect(row, line).not.toMatch(/[[{]["[{]|":/)
        expect(stringWidth(row), `${line}: ${row}`).toBeLessThanOrEqual(columns)
      }
      if (stdout.trim() !== '') shown.push(words)
    }
    expect(shown).toEqual(
      expect.arrayContaining(['vps plans', 'php list', 'key show', 'audit', 'vps get', 'ftp list']),
    )
    expect(reading.filter(({ words }) => words.endsWith(' list') && !shown.includes(words))).toEqual([])
  },
)

test('at 80 columns a finding of the audit has its fix to the last word', async () => {
  const { hostwright } = await createMachine({ limits: false })
  const { stdout } = await hostwright('audit', { terminal: 80, env: { NO_COLOR: '1' } })
  const words = stdout.split(/\s+/)
  expect(stdout).not.toContain('…')
  expect(words).toEqual(expect.arrayContaining(['hostwright', 'spf', 'create', '--fqdn', '--enabled']))
})

test('states are coloured by their meaning at a terminal, and nowhere else', async () => {
  const { hostwright } = await createMachine()
  const green = '\u001B[32mactive\u001B[39m'
  expect((await hostwright('vps list', { terminal: 80 })).stdout).toContain(green)
  expect((await hostwright('vps get web-01', { terminal: 80 })).stdout).toContain(green)
  for (const options of [{}, { terminal: 80, env: { NO_COLOR: '1' } }])
    expect((await hostwright('vps list', options)).stdout).not.toContain('\u001B')
  expect((await hostwright('vps list --json', { terminal: 80 })).stdout).not.toContain('\u001B')
})

test.each([
  ['vps list -o table=status,name', 'STATUS\tNAME\nactive\tweb-01\n'],
  ['vps list -o json=name', '[{"name":"web-01"}]\n'],
  ['vps list --output=ndjson=name', '{"name":"web-01"}\n'],
  ['vps list -o yaml=name', '- name: web-01\n'],
  ['vps get web-01 -o table=plan.vcpu,power.status', 'plan.vcpu\t3\npower.status\trunning\n'],
])('%s prints only those properties', async (line, stdout) => {
  const { hostwright } = await createMachine()
  expect(await hostwright(line)).toEqual({ exitCode: 0, stdout, stderr: '' })
})

test('an unknown output format, and a format with an empty list of names, is a usage error', async () => {
  const { hostwright } = await createMachine()
  expect((await hostwright('vps list -o xml')).stderr).toContain('give one of table, json, yaml, ndjson')
  expect((await hostwright('vps list -o table=')).stderr).toContain('--output has no names behind =')
})
