import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAccount } from './open-account.ts'
import { runCommand } from './run-command.ts'

const password = 'Correct-Horse-7'
const server = 'hw123456.example.jp'
const lines = [
  'key show --json',
  'context list',
  'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes --no-wait',
  'order vps --plan none --period 1 --image debian-13 --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes',
  'vps reinstall web-01 --image-id debian-13 --password-env ROOT_PASSWORD --yes',
  `mail create ${server} --mail-address info@example.com --password-env ROOT_PASSWORD`,
  `ftp create ${server} --ftp-account a@example.com --password-env ROOT_PASSWORD`,
  `ssh-key create ${server} --generate --label laptop --private-key-file KEYFILE --json`,
  'orders pending --json',
  'verify --report REPORT',
  'audit --json',
  'logs --json',
]

test('no secret is in what is printed, in the arguments, or in a file but that of the contexts', async () => {
  const { env, sandbox } = await openAccount()
  const folder = env['HOSTWRIGHT_CONFIG_DIR']!
  sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-response' })
  const add = 'context add work --base-url http://127.0.0.1:1 --api-key-env HOSTWRIGHT_API_KEY'
  const printed: string[] = []
  for (const line of [add, ...lines]) {
    const args = line
      .replace('KEYFILE', join(folder, 'laptop.key'))
      .replace('REPORT', join(folder, 'report.json'))
      .split(' ')
    expect(args.join(' ')).not.toContain(password)
    const { stdout, stderr } = await runCommand(args, { env })
    printed.push(stdout, stderr)
  }
  const secrets = [password, sandbox.apiKey]
  for (const secret of secrets) expect(printed.join('\n')).not.toContain(secret)
  expect(printed.join('\n')).not.toContain('PRIVATE KEY')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(3)
  for (const { parentPath, name } of files) {
    if (name === 'contexts.json') continue
    const text = await readFile(join(parentPath, name), 'utf8')
    for (const secret of secrets) expect(text, name).not.toContain(secret)
  }
})
