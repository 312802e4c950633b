import { join } from 'node:path'
import { journalFolder } from '@hostwright/common/folder-journal'
import type { Sandbox, WorldName } from '@hostwright/sandbox'
import { changeContexts } from '../context/contexts-file.ts'
import type { Context } from '../context/settings.ts'
import { type CommandError, usageError } from '../errors/command-error.ts'
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
  sshPort: {
    type: 'integer',
    placeholder: 'PORT',
    brief: 'Serves the files of its hosting servers over SFTP; 0 takes any free port.',
  },
} as const

/** Command that starts a sandbox: an account without real machines, for experiments. */
export const sandboxCommand: Command = defineCommand({
  words: ['sandbox'],
  brief: 'Start a sandbox, and point the context sandbox at it',
  help: `Starts an account that stands in for the real one, on this machine, until Ctrl+C, and keeps how it is reached as the
context \`sandbox\`. Nothing that is done there costs anything. --db needs Node 24, and --ssh-port the package ssh2.

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
  { port, world, speed, db, sshPort }: FlagValues<typeof flags>,
): Promise<void> {
  const { createSandbox, toPublishFlags } = await import('@hostwright/sandbox/node')
  const sandbox = await createSandbox({ world: world as WorldName | undefined, speed, db })
  try {
    const ssh = sshPort === undefined ? undefined : { port: sshPort }
    const listening = await sandbox.listen({ port, ssh }).catch((error: unknown) => {
      throw toListenError(error as ListenError, sshPort)
    })
    const { url } = listening
    await point(session, url, sandbox, db !== undefined)
    session.say(`The sandbox responds at ${url}. Try: hostwright vps list --context sandbox`)
    if (listening.ssh) {
      const ofFile = '--context sandbox --private-key-file FILE'
      session.say(`It takes files after: hostwright ssh setup ${ofFile}`)
      session.say(`hostwright publish FOLDER DOMAIN ${ofFile} ${toPublishFlags(url, listening.ssh)}`)
    }
    await untilInterrupted(session.system.interrupted)
  } finally {
    await sandbox.close()
  }
}

interface ListenError extends NodeJS.ErrnoException {
  readonly port?: number
}

function toListenError({ code, port, message }: ListenError, sshPort: number | undefined): CommandError {
  if (code !== 'EADDRINUSE') return usageError(`The sandbox cannot start: ${message}`)
  const flag = port === sshPort ? '--ssh-port' : '--port'
  return usageError(`The port ${port} is taken: ${flag} 0 takes any that is free.`)
}

async function point(
  { system }: Session,
  base_url: string,
  { apiKey }: Sandbox,
  isKept: boolean,
): Promise<void> {
  // A sandbox that keeps no state gets a new journal folder, because the orders in the journal of an earlier sandbox do
  // not exist in this one.
  const journal = isKept ? undefined : join(journalFolder(system, base_url), crypto.randomUUID())
  const sandbox = { base_url, api_key: apiKey, journal }
  await changeContexts(system, ({ current = 'sandbox', contexts }) => {
    rejectOther(contexts['sandbox'])
    return { current, contexts: { ...contexts, sandbox } }
  })
}

/** Rejects a context with the key of an account, at whatever address, such as that of a tunnel: it would be lost. */
function rejectOther(context: Context | undefined): void {
  if (context === undefined || context.api_key?.startsWith('sandbox_')) return
  throw usageError(
    `The context sandbox leads to ${context.base_url}: remove it first.`,
    'hostwright context remove sandbox',
  )
}

function untilInterrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
