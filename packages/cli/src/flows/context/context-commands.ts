import { resolve } from 'node:path'
import { usageError } from '../../errors/command-error.ts'
import { toSecretFlags } from '../../operations/to-flags.ts'
import { secretSource } from '../../operations/read-request.ts'
import type { Command } from '../../session/command.ts'
import { extendCommand, type FlagValues } from '../../session/define-command.ts'
import type { Arguments, Flags, Session } from '../../session/session.ts'
import { changeContexts, contextsPath, readContexts } from '../../context/contexts-file.ts'
import { rejectUnknownContext } from '../../context/reject-unknown-context.ts'
import { rejectTilde } from '../../system/reject-tilde.ts'
import { readSecret } from '../../context/read-secret.ts'
import type { Context } from '../../context/settings.ts'

const name = { name: 'name', placeholder: 'NAME', brief: 'The name of the context.' }
const known = { ...name, completes: 'contexts' } as const
const local = { usesAccount: false, reads: false } as const

const { apiKeyGenerate: _, ...keyFlags } = toSecretFlags({ name: 'api_key', brief: 'The API key.' })

const addFlags = {
  baseUrl: { type: 'string', required: true, placeholder: 'URL', brief: 'The address of the API.' },
  keyCommand: { type: 'string', placeholder: 'COMMAND', brief: 'A command that prints the API key.' },
  maxTotalPrice: { type: 'integer', placeholder: 'YEN', brief: 'The most that one order may cost, in yen.' },
  readOnly: { type: 'boolean', brief: 'Rejects everything but reads.' },
  journal: { type: 'string', placeholder: 'FOLDER', brief: 'The folder of the order journal.' },
} as const

/** Commands that manage contexts. None of them prints an API key. */
export const contextCommands: readonly Command[] = [
  {
    words: ['context', 'list'],
    brief: 'List the contexts',
    help: 'Lists the contexts, and says whether the environment overrides them.\n\nExample: hostwright context list',
    ...local,
    run: list,
  },
  extendCommand(
    {
      words: ['context', 'add'],
      brief: 'Add or replace a context',
      help: `Keeps an account under a name, in a file that only you can read. The first one becomes the current one. The key
is kept, or printed by a command whenever it is needed, such as that of a password manager. A line that says neither
asks for the key at a terminal. A line for a context that is there, such as for its new key, repeats its limit, its
journal and --read-only.

Example: hostwright context add work --base-url https://api.example.com --api-key-env HOSTWRIGHT_API_KEY`,
      args: [name],
      flags: keyFlags,
      prints: false,
      ...local,
    },
    { flags: addFlags, run: add },
  ),
  {
    words: ['context', 'use'],
    brief: 'Choose the current context',
    help: 'Chooses the context of all commands that name none.\n\nExample: hostwright context use work',
    args: [known],
    prints: false,
    ...local,
    run: use,
  },
  {
    words: ['context', 'remove'],
    brief: 'Remove a context',
    help: 'Forgets a context and its key. Its order journal stays. If it was the current one, no context is.\n\nExample: hostwright context remove work',
    args: [known],
    prints: false,
    ...local,
    run: remove,
  },
]

async function list(session: Session): Promise<void> {
  const { system } = session
  const { current, contexts } = await readContexts(system)
  const { HOSTWRIGHT_BASE_URL: url, HOSTWRIGHT_API_KEY: key } = system.env
  if (url || key)
    session.say('HOSTWRIGHT_BASE_URL or HOSTWRIGHT_API_KEY is set and takes precedence over the context.')
  const rows = Object.entries(contexts).map(([name, context]) => ({
    name,
    current: name === current,
    base_url: context.base_url,
    key_from: context.key_command === undefined ? 'kept' : 'key_command',
    max_total_price: context.max_total_price ?? null,
    read_only: context.read_only === true,
    journal: context.journal ?? null,
  }))
  if (rows.length === 0) session.say('There is no context yet.')
  await session.print(rows)
}

async function add(
  session: Session,
  { name = '' }: Arguments,
  { baseUrl, keyCommand: command, maxTotalPrice, readOnly, journal }: FlagValues<typeof addFlags>,
  flags: Flags,
): Promise<void> {
  const { system } = session
  if (!/^[\w.-]{1,64}$/.test(name))
    throw usageError('A name has letters, digits, dots, hyphens and underscores.')
  await checkBaseUrl(baseUrl)
  // A file with such a limit is rejected as a whole, also by the command that would remove the context.
  const limit = maxTotalPrice ?? 0
  if (!Number.isSafeInteger(limit) || limit < 0) throw usageError('--max-total-price is not a number of yen.')
  rejectTilde(journal ?? '')
  const before = await readContexts(system)
  rejectLess(name, before.contexts[name], { maxTotalPrice, journal, readOnly })
  const key = await readKey(session, command, flags)
  const context: Context = {
    base_url: baseUrl,
    ...(command === undefined ? { api_key: key } : { key_command: command }),
    max_total_price: maxTotalPrice,
    read_only: readOnly,
    // A relative path would be another journal in each working directory, such as that of a cron job.
    journal: journal && resolve(journal),
  }
  await changeContexts(system, ({ contexts, current = name }) => ({
    current,
    contexts: { ...contexts, [name]: context },
  }))
  session.say(`The context ${name} is in ${contextsPath(system)}.`)
}

/**
 * Rejects a line that takes the limit, the journal or `--read-only` from a context by leaving it out, such as one that
 * only brings the new key: the next order would have no limit, or another journal than the last one.
 */
function rejectLess(
  name: string,
  { max_total_price, journal, read_only }: Partial<Context> = {},
  given: Pick<FlagValues<typeof addFlags>, 'maxTotalPrice' | 'journal' | 'readOnly'>,
): void {
  const lost = [
    max_total_price !== undefined && given.maxTotalPrice === undefined && '--max-total-price',
    journal !== undefined && given.journal === undefined && '--journal',
    read_only === true && given.readOnly === undefined && '--read-only',
  ].filter((flag) => flag !== false)
  if (lost.length === 0) return
  throw usageError(
    `The context ${name} has ${lost.join(', ')}, and this line does not: repeat what it has, or remove it first.`,
    'hostwright context list',
  )
}

/**
 * Reads the key from the source that the line names. At a terminal, a line without one asks for the key, which is not
 * shown; a key command prints it later.
 */
async function readKey(
  { system }: Session,
  command: string | undefined,
  flags: Flags,
): Promise<string | undefined> {
  const source = secretSource('apiKey', flags)
  const isGiven = Object.values(source).some((one) => one !== undefined && one !== false)
  const asks = !isGiven && command === undefined && system.stdin.isTerminal
  const key = (await readSecret(system, 'api-key', asks ? { stdin: true } : source))?.trim()
  if ((key === undefined) !== (command === undefined)) return key
  throw usageError('Give the key by one of --api-key-env, --api-key-file, --api-key-stdin and --key-command.')
}

/** Checks an address by creating a client for it. */
async function checkBaseUrl(baseUrl: string): Promise<void> {
  const { createClient } = await import('@hostwright/common')
  try {
    createClient({ baseUrl, apiKey: 'example-key' })
  } catch {
    throw usageError(
      `--base-url is ${baseUrl}: give one such as https://api.example.com. Without https, only this machine itself is called.`,
    )
  }
}

async function use(session: Session, { name = '' }: Arguments): Promise<void> {
  await changeContexts(session.system, ({ contexts }) => {
    if (!contexts[name]) return rejectUnknownContext(name, contexts)
    return { current: name, contexts }
  })
  session.say(`The current context is ${name}.`)
}

async function remove(session: Session, { name = '' }: Arguments): Promise<void> {
  await changeContexts(session.system, ({ contexts, current }) => {
    const { [name]: found, ...rest } = contexts
    if (!found) return rejectUnknownContext(name, contexts)
    return { ...(current !== name && current !== undefined && { current }), contexts: rest }
  })
  session.say(`The context ${name} is removed.`)
}
