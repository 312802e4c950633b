import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAccount } from './open-account.ts'
import { runCommand } from './run-command.ts'

const password = 'Correct-Horse-7'
const server = 'hw123456.example.jp'
// Each line has its exit code: a command that fails before it has a secret would prove nothing.
const lines = [
  ['context add work --base-url http://127.0.0.1:1 --api-key-env HOSTWRIGHT_API_KEY', 0],
  ['key show --json', 0],
  ['context list', 0],
  [
    'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes --no-wait',
    3,
  ],
  [
    'order vps --plan none --period 1 --image debian-13 --intent shop --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes',
    2,
  ],
  ['vps reinstall web-01 --image-id debian-13 --password-env ROOT_PASSWORD --stop --no-wait --yes', 0],
  [`mail create ${server} --mail-address info@example.com --password-env ROOT_PASSWORD`, 0],
  [`ftp create ${server} --ftp-account a@example.com --password-env ROOT_PASSWORD`, 0],
  [`ssh-key create ${server} --generate --label laptop --private-key-file KEYFILE --json`, 0],
  ['orders pending --json', 0],
  ['verify --report REPORT', 4],
  ['audit --json', 4],
  ['logs --json', 0],
] as const

test('no secret is in the output, in the arguments, or in any file except that of the contexts', async () => {
  const { env, sandbox } = await openAccount({
    assumptions: { 'ownership-check': 'no-record-needed' },
  })
  const folder = env['HOSTWRIGHT_CONFIG_DIR']!
  sandbox.transitions.set('power', { mode: 'immediate' })
  sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-response' })
  const printed: string[] = []
  for (const [line, expected] of lines) {
    const files = { KEYFILE: 'laptop.key', REPORT: 'report.json' }
    const given = line.replace(/KEYFILE|REPORT/, (name) => join(folder, files[name as keyof typeof files]))
    expect(given).not.toContain(password)
    const { exitCode, stdout, stderr } = await runCommand(given, { env })
    expect(exitCode, `${line}: ${stderr}`).toBe(expected)
    printed.push(stdout, stderr)
  }
  const secrets = [password, sandbox.apiKey]
  for (const secret of secrets) expect(printed.join('\n')).not.toContain(secret)
  expect(printed.join('\n')).not.toContain('PRIVATE KEY')
  const kept = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  expect(kept.length).toBeGreaterThan(3)
  for (const { parentPath, name } of kept) {
    if (name === 'contexts.json') continue
    const text = await readFile(join(parentPath, name), 'utf8')
    for (const secret of secrets) expect(text, name).not.toContain(secret)
  }
})
