import { fileURLToPath } from 'node:url'
import { toSearchPath } from '@hostwright/machine/find-program'
import { execa } from 'execa'
import type { ForeignClient } from './clients.ts'
import type { ClientReport, ExpectedCall } from './list-faults.ts'

/** How a client starts a server over standard input and output. */
export interface ServerCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Folder of the programs, and of what they need. */
export const folder: string = fileURLToPath(new URL('..', import.meta.url))

const python = `${folder}.cache/python/bin/python`

/** Runs the program of a client against a server, and returns its report. Rejects if it fails. */
export async function runProgram(
  { program }: ForeignClient,
  server: ServerCommand,
  calls: readonly Omit<ExpectedCall, 'expected'>[],
): Promise<ClientReport> {
  const command = program.endsWith('.py') ? python : process.execPath
  const { stdout } = await execa(command, [program], {
    cwd: folder,
    // No model is called, and nothing is traced to one's company.
    env: { PATH: toSearchPath(), OPENAI_AGENTS_DISABLE_TRACING: '1' },
    input: JSON.stringify({ server, calls }),
    timeout: 120_000,
  })
  return JSON.parse(stdout) as ClientReport
}
