import { expect, test } from 'vitest'
import { commandGroups } from './commands.ts'
import { documents, prepare, tryDocument, tryLine } from './testing/documented-lines.ts'
import { createMachine } from './testing/test-machine.ts'

const examples: string[] = []
for (const { load } of Object.values(commandGroups()))
  for (const { help = '' } of await load()) examples.push(...(/^Example: (.*)$/m.exec(help)?.slice(1) ?? []))

test('the guide and the README contain command lines', () => {
  expect(documents).toEqual(expect.arrayContaining(['docs/guides/command-line.md', 'packages/cli/README.md']))
})

test.each(documents)('each command line in %s works', async (document) => {
  expect(await tryDocument(await createMachine({ limits: false }), document)).toEqual([])
})

test('each example of the help is a valid command line', async () => {
  const machine = await createMachine({ limits: false })
  const inFolder = await prepare(machine)
  expect(examples.length).toBeGreaterThan(120)
  const stopped = AbortSignal.abort()
  // These lines need an SSH server, which their own tests have.
  const lines = examples.filter((line) => !/^hostwright (?:publish|ssh host-key)/.test(line))
  // Lines that compare the account with a stored file, or need a domain of it, which examples on the same page delete.
  const isOfFile = (line: string): boolean => / (?:plan|show|apply) account\.| (?:acme|zone|open) /.test(line)
  for (const line of [...lines.filter(isOfFile), ...lines.filter((one) => !isOfFile(one))]) {
    const isEndless = line.startsWith('hostwright sandbox')
    const example = inFolder(line).replace('--port 4010', '--port 0')
    expect(await tryLine(machine, example, isEndless ? stopped : undefined)).toEqual([])
  }
})
