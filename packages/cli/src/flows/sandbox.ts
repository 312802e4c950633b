import { join } from 'node:path'
import { journalFolder } from '@hostwright/common/folder-journal'
import type { Sandbox, WorldName } from '@hostwright/sandbox'
import { readContexts, writeContexts } from '../context/contexts-file.ts'
import { usageError } from '../errors/command-error.ts'
import type { Command } from '../session/command.ts'
import { defineCommand, type FlagValues } from '../session/define-command.ts'
import type { Arguments, Session } from '../session/session.ts'

const worlds: Readonly<Record<WorldName, true>> = {
  small: true,
  'fleet-20': true,
  'agency-50': true,
  'short-of-money': true,
  empty: true,
}

const flags = {
  port: {
    type: 'integer',
    placeholder: 'PORT',
    brief: 'Where it listens. 4010 otherwise; 0 takes any free port.',
  },
  world: {
    type: 'string',
    values: Object.keys(worlds),
    brief: 'What the account begins with.',
  },
  speed: {
    type: 'integer',
    placeholder: 'NUMBER',
    brief: 'How fast its time passes; 60 is a minute a second.',
  },
  db: { type: 'string', placeholder: 'FILE', brief: 'Keeps its state in a file.' },
} as const

/** Command that starts a sandbox: an account without real machines, for experiments. */
export const sandboxCommand: Command = defineCommand({
  words: ['sandbox'],
  brief: 'Start a sandbox, and point the context sandbox at it',
  help: `Starts an account that stands in for the real one, on this machine, until Ctrl+C, and keeps how it is reached as the
context \`sandbox\`. Nothing that is done there costs anything. --db needs Node 24.

Example: hostwright sandbox --port 4010`,
  flags,
  usesAccount: false,
  prints: false,
  reads: true,
  run: startSandbox,
})

async function startSandbox(
  session: Session,
  _: Arguments,
  { port, world, speed, db }: FlagValues<typeof flags>,
): Promise<void> {
  const { createSandbox } = await import('@hostwright/sandbox/node')
  const sandbox = await createSandbox({ world: world as WorldName | undefined, speed, db })
  try {
    const { url } = await sandbox.listen({ port }).catch((error: NodeJS.ErrnoException) => {
      throw usageError(
        error.code === 'EADDRINUSE'
          ? `The port ${port ?? 4010} is taken: --port 0 takes any that is free.`
          : `It cannot listen on the port ${port ?? 4010}: ${error.message}`,
      )
    })
    await point(session, url, sandbox, db !== undefined)
    session.say(`The sandbox responds at ${url}. Try: hostwright vps list --context sandbox`)
    await untilInterrupted(session.system.interrupted)
  } finally {
    await sandbox.close()
  }
}

async function point(
  { system }: Session,
  base_url: string,
  { apiKey }: Sandbox,
  isKept: boolean,
): Promise<void> {
  const { current = 'sandbox', contexts } = await readContexts(system)
  // A sandbox that keeps no state gets a new journal folder, because the orders in the journal of an earlier sandbox do
  // not exist in this one.
  const journal = isKept ? undefined : join(journalFolder(system, base_url), crypto.randomUUID())
  const sandbox = { base_url, api_key: apiKey, ...(journal !== undefined && { journal }) }
  await writeContexts(system, { current, contexts: { ...contexts, sandbox } })
}

function untilInterrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
