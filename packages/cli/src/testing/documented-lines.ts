import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Machine } from './test-world.ts'

/** The documents that tell what to type. */
export const documents: readonly string[] = ['../../../../docs/guides/command-line.md', '../../README.md']

const env = { PASSWORD: 'Correct-Horse-7', ROOT_PASSWORD: 'Correct-Horse-7' }

/** Runs each line that a document tells to type, and checks that it does what it says. */
export async function runDocument(machine: Machine, document: string): Promise<void> {
  const inFolder = await prepare(machine)
  const lines = readLines(document)
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    expect(line).toMatch(/^hostwright /)
    await runLine(machine, inFolder(line))
  }
}

/** Runs a line such as `hostwright vps list`. It may name what the account does not have, or find differences. */
export async function runLine(
  machine: Machine,
  line: string,
  interrupted?: AbortSignal | undefined,
): Promise<void> {
  const { exitCode, stderr } = await machine.hostwright(line.slice('hostwright '.length), {
    env,
    ...(interrupted && { interrupted }),
  })
  if (exitCode !== 1) expect([0, 4], `${line}: ${stderr}`).toContain(exitCode)
  else expect(stderr, line).toMatch(rejections)
}

const rejections = /: \[[A-Z_]+\] |There is no |The journal has no order of that key/

function readLines(document: string): string[] {
  const text = readFileSync(new URL(document, import.meta.url), 'utf8')
  return [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block]) => block!.trim().split('\n'))
}

/** Makes the files that the lines name, in the folder of the machine. */
export async function prepare({ folder, hostwright }: Machine): Promise<(line: string) => string> {
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
