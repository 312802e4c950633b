import { expect, test } from 'vitest'
import { commandGroups } from '../commands.ts'
import { toKebab } from '../operations/to-camel.ts'
import type { Command } from '../session/command.ts'
import { createMachine, type Machine } from '../testing/test-machine.ts'
import { commonFlags } from './common-flags.ts'

const server = 'hw123456.example.jp'
const commands: Command[] = []
for (const { load } of Object.values(commandGroups())) commands.push(...(await load()))

/** Returns the completions of the last word of a line. */
async function complete({ hostwright }: Machine, ...line: readonly string[]): Promise<readonly string[]> {
  const words = line.map((word) => (word === '' ? "''" : word)).join(' ')
  const { stdout } = await hostwright(`__complete -- ${words}`)
  return stdout
    .split('\n')
    .filter((proposal) => proposal !== '')
    .map((proposal) => proposal.split('\t')[0]!)
}

test('completion proposes the known values of each option, after a space and after =, in every shell', async () => {
  const machine = await createMachine()
  let count = 0
  for (const command of commands) {
    for (const [name, flag] of Object.entries({ ...command.flags, ...commonFlags(command) })) {
      const values = flag.values ?? flag.known
      if (!values) continue
      count += 1
      const typed = `--${toKebab(name)}`
      const after = [...command.words, typed]
      expect(await complete(machine, ...after, ''), after.join(' ')).toEqual(values)
      expect(await complete(machine, ...after, '='), after.join(' ')).toEqual(values)
      expect(await complete(machine, ...command.words, `${typed}=`)).toEqual(
        values.map((value) => `${typed}=${value}`),
      )
      const begun = values[0]!.slice(0, -1)
      expect(await complete(machine, ...after, '=', begun)).toContain(values[0])
    }
  }
  expect(count).toBeGreaterThan(120)
  expect(machine.requests).toEqual([])
})

test('completion proposes exactly the known values of each argument', async () => {
  const machine = await createMachine()
  const closed = commands.flatMap((command) =>
    (command.args ?? []).flatMap(({ values }, index) => (values ? [{ command, values, index }] : [])),
  )
  expect(closed.map(({ command }) => command.words.join(' '))).toEqual([
    'vps power ensure',
    'api',
    'completion',
  ])
  for (const { command, values } of closed)
    expect(await complete(machine, ...command.words, '')).toEqual(values)
})

test('completion proposes contexts after --context, --context= and the commands that take one', async () => {
  const machine = await createMachine()
  for (const name of ['work', 'home'])
    await machine.hostwright(`context add ${name} --base-url ${machine.sandbox.baseUrl} --key-command x`)
  expect(await complete(machine, 'vps', 'list', '--context', '')).toEqual(['work', 'home'])
  expect(await complete(machine, 'vps', 'list', '--context=h')).toEqual(['--context=home'])
  expect(await complete(machine, 'vps', 'list', '--context', '=', 'h')).toEqual(['home'])
  expect(await complete(machine, '--context', 'w')).toEqual(['work'])
  expect(await complete(machine, '--context', 'work', 'context', 'us')).toEqual(['use'])
  expect(await complete(machine, 'context', 'use', '')).toEqual(['work', 'home'])
  expect(await complete(machine, 'context', 'remove', 'w')).toEqual(['work'])
  expect(machine.requests).toEqual([])
})

test.each([
  ['a VPS', ['vps', 'get', 'w'], ['web-01']],
  ['a server', ['dns', 'list', ''], [server]],
  ['a DNS record by its host', ['dns', 'delete', server, 'www'], ['www.example.com']],
  ['and its type', ['dns', 'delete', server, 'www.example.com', ''], ['CNAME']],
  ['a domain', ['php', 'update', server, ''], ['example.com']],
  ['a domain in an option', ['dns', 'create', server, '--domain', ''], ['example.com']],
  ['a plan', ['order', 'hosting', '--plan', 'p'], ['premium']],
  ['a period', ['order', 'hosting', '--period', '1'], ['12']],
  ['an image of a VPS', ['vps', 'reinstall', 'web-01', '--image-id', 'deb'], ['debian-13']],
  ['the opposite of an option', ['order', 'hosting', '--no-a'], ['--no-auto-renew']],
])('%s is completed', async (_, line, proposals) => {
  expect(await complete(await createMachine(), ...line)).toEqual(proposals)
})

test('completion proposes the names of the account in --context', async () => {
  const machine = await createMachine()
  await machine.hostwright('context add gone --base-url http://127.0.0.1:1 --key-command false')
  const env = { HOSTWRIGHT_BASE_URL: undefined, HOSTWRIGHT_API_KEY: undefined }
  const line = (context: string): string => `__complete -- vps get --context ${context} ''`
  const { baseUrl, apiKey } = machine.sandbox
  await machine.hostwright(`context add work --base-url ${baseUrl} --key-command 'echo ${apiKey}'`)
  expect((await machine.hostwright(line('work'), { env })).stdout).toContain('web-01')
  expect((await machine.hostwright(line('gone'), { env })).stdout).not.toContain('web-01')
})

test('the PowerShell completer passes a space for a word without letters', async () => {
  const { hostwright } = await createMachine()
  const { stdout } = await hostwright('completion powershell')
  expect(stdout).toContain('Register-ArgumentCompleter -Native -CommandName hostwright -ScriptBlock {')
  expect(stdout).toContain("hostwright __complete '--' @words 2>$null")
  expect(stdout).toContain('$_ -split "`t", 2')
  expect((await hostwright("__complete -- vps get ' '")).stdout).toMatch(/^web-01\t/)
})

test('completion proposes nothing and prints no error if the names cannot be read', async () => {
  const machine = await createMachine()
  const fetch = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))
  const ended = await machine.hostwright("__complete -- dns delete ''", { fetch })
  expect(ended).toMatchObject({ exitCode: 0, stderr: '' })
})
