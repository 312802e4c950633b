import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMachine } from '../testing/test-machine.ts'
import { toTable } from './to-table.ts'

const server = 'hw123456.example.jp'

test.each([
  ['--json', (text: string) => JSON.parse(text) as unknown],
  ['--output json', (text: string) => JSON.parse(text) as unknown],
  ['--output yaml', (text: string) => parse(text) as unknown],
  [
    '--output ndjson',
    (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
  ],
])('vps list %s is the list', async (flag, read) => {
  const { hostwright } = await createMachine()
  const { stdout, stderr, exitCode } = await hostwright(`vps list ${flag}`)
  expect(read(stdout)).toMatchObject([{ name: 'web-01', ip_address: '203.0.113.1' }])
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
})

test.each([
  ['no', "'no'"],
  ['=', '"="'],
  ['line\u2028break', String.raw`"line\u2028break"`],
  ['next\u2029paragraph', String.raw`"next\u2029paragraph"`],
])(
  '--output yaml has the text %j in a form that readers of YAML 1.1 take for the same text',
  async (content, written) => {
    const { hostwright, sandbox } = await createMachine()
    const fetch = async (request: Request): Promise<Response> => {
      const response = await sandbox.fetch(request)
      const text = await response.text()
      return new Response(
        text.replaceAll(/"memo":(?:null|"[^"]*")/g, `"memo":${JSON.stringify(content)}`),
        response,
      )
    }
    const { stdout } = await hostwright('vps list -o yaml', { fetch })
    expect(parse(stdout, { version: '1.1' })).toEqual(parse(stdout))
    expect(parse(stdout)).toMatchObject([{ memo: content }])
    expect(stdout).toContain(`memo: ${written}\n`)
  },
)

test('-o prints the selected properties in that order; an unknown property is an error', async () => {
  const { hostwright } = await createMachine()
  expect((await hostwright('vps list -o json=status,name')).stdout).toBe(
    '[{"status":"active","name":"web-01"}]\n',
  )
  const unknown = await hostwright('vps list -o table=nmae')
  expect(unknown.exitCode).toBe(2)
  expect(unknown.stderr).toContain('there is no nmae. There are: uuid, name')
})

test.each([
  `dns create ${server} --domain example.com --host a --type A --content 203.0.113.9`,
  'vps memo set web-01 --memo x',
  'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env P --agree-to-terms --yes',
])(
  'the result of a change is printed without an error, even if -o names an unknown property: %s',
  async (line) => {
    const { hostwright } = await createMachine()
    const { exitCode, stdout, stderr } = await hostwright(`${line} -o json=nmae`, {
      env: { P: 'Correct-Horse-7' },
    })
    expect(exitCode).toBe(0)
    expect(stderr).toMatch(/--output: there is no nmae\. (?:There are: \w|This has no properties)/)
    expect(JSON.parse(stdout)).not.toEqual({})
  },
)

test('--json and another form contradict each other', async () => {
  const { hostwright } = await createMachine()
  expect((await hostwright('vps list --json --output yaml')).exitCode).toBe(2)
})

const rows = [
  { name: 'web-01', memo: '本番サーバー（東京）' },
  { name: '長い名前のサーバー', memo: 'short' },
]

test.each([80, 30, 20])('at a terminal %i wide, East Asian text stays in its column', (columns) => {
  expect(`\n${toTable(['name', 'memo'], rows, { columns })}`).toMatchSnapshot()
})

test('without a terminal, cells are separated by tabs, and nothing is cut', () => {
  expect(toTable(['name', 'memo'], rows, { columns: undefined })).toBe(
    'NAME\tMEMO\nweb-01\t本番サーバー（東京）\n長い名前のサーバー\tshort\n',
  )
})

test('control characters of the API are not printed at a terminal', () => {
  expect(toTable(['memo'], [{ memo: 'a\u001B[2Jb\nc' }], { columns: 80 })).toBe('MEMO\na�[2Jb⏎c\n')
})

test('no text of the API contains control characters: errors, logs, progress, questions', async () => {
  const { hostwright, sandbox } = await createMachine()
  const evil = 'a\u001B[2J\u001B]0;title\u0007\u009B31mb'
  const fetch = async (request: Request): Promise<Response> => {
    const response = await sandbox.fetch(request)
    const text = (await response.text())
      .replaceAll('The VPS is running', evil.replaceAll('\u001B', '\\u001b').replaceAll('\u0007', '\\u0007'))
      .replace('192.0.2.', '\\u001b[31m')
    return new Response(text, response)
  }
  for (const line of ['vps power start web-01', `web-log access ${server} --domain example.com`]) {
    const { stdout, stderr } = await hostwright(line, { fetch, terminal: 80 })
    // eslint-disable-next-line no-control-regex -- the output must not contain these characters
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/)
    expect(stdout + stderr).toContain('\u{FFFD}')
  }
})

test('a web log is printed unchanged', async () => {
  const { hostwright } = await createMachine()
  const { stdout } = await hostwright(`web-log access ${server} --domain example.com --lines 2`)
  expect(stdout.trim().split('\n')).toHaveLength(2)
})
