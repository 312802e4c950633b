import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandGroups } from './commands.ts'
import { createMachine, type Machine, toWords } from './testing/test-world.ts'

/** The lines that a document tells to type. */
function readLines(document: string): string[] {
  const text = readFileSync(new URL(document, import.meta.url), 'utf8')
  return [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block]) => block!.trim().split('\n'))
}

const examples: string[] = []
for (const { load } of Object.values(commandGroups()))
  for (const { help = '' } of await load()) examples.push(...(/^Example: (.*)$/m.exec(help)?.slice(1) ?? []))

const env = { PASSWORD: 'Correct-Horse-7', ROOT_PASSWORD: 'Correct-Horse-7' }

/** The files that the lines name, in the folder of the machine. */
async function prepare({ folder, hostwright }: Machine): Promise<(line: string) => string> {
  const inFolder = (line: string): string =>
    line.replaceAll(/(?<=\s)(account\.(?:yaml|plan)|id\.pub|laptop\.key|report\.json)\b/g, (name) =>
      join(folder, name),
    )
  const { stdout } = await hostwright('export')
  writeFileSync(join(folder, 'account.yaml'), stdout)
  writeFileSync(join(folder, 'id.pub'), 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExample me@example.com\n')
  await hostwright(inFolder('plan account.yaml --out account.plan'))
  await hostwright(inFolder('verify --report report.json'))
  return inFolder
}

test.each(['../../../docs/guides/command-line.md', '../README.md'])(
  'each line of %s is understood, and does what it says',
  async (document) => {
    const machine = await createMachine({ limits: false })
    const inFolder = await prepare(machine)
    const lines = readLines(document)
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) {
      expect(line).toMatch(/^hostwright /)
      const { exitCode, stderr } = await machine.hostwright(inFolder(line.slice('hostwright '.length)), {
        env,
      })
      // 1: it names what an example account does not have. 4: there are differences. Never: it is not understood.
      expect([0, 1, 4], `${line}: ${stderr}`).toContain(exitCode)
    }
  },
)

test('each example of the help is understood', async () => {
  const machine = await createMachine({ limits: false })
  const inFolder = await prepare(machine)
  expect(examples.length).toBeGreaterThan(120)
  const stopped = AbortSignal.abort()
  for (const line of examples) {
    const isEndless = line.startsWith('hostwright sandbox')
    const { exitCode, stderr } = await machine.hostwright(
      inFolder(line.slice('hostwright '.length)).replace('--port 4010', '--port 0'),
      { env, ...(isEndless && { interrupted: stopped }) },
    )
    expect([0, 1, 4], `${toWords(line).join(' ')}: ${stderr}`).toContain(exitCode)
  }
})
