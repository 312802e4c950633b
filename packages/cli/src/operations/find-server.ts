import { type Client, ConfigError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { CommandError, usageError } from '../errors/command-error.ts'
import type { Command } from '../session/command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'
import { domainInputs, splitDomain } from './domain-inputs.ts'
import { toCamel } from './to-camel.ts'

/** Whether the inputs of a command name a domain that a server already has. */
export function namesDomain(words: readonly string[], inputs: readonly string[]): boolean {
  return words.join(' ') !== 'domain create' && inputs.some((name) => domainInputs.has(name))
}

/**
 * Finds the hosting server for a line that does not name one: that of the domain in its arguments, or the only one of
 * the account. A write on the only server asks first, because nothing in the line says which server is meant.
 */
export async function findServer(
  session: Session,
  command: Command,
  args: Arguments,
  flags: Flags,
): Promise<string> {
  const domain = findDomain(command.words, args, flags)
  if (domain !== undefined) return findByDomain(session, domain)
  const servername = await findOnly(await session.client(), command, session.system.interrupted)
  const isAsked = command.asks === true && flags.yes !== true && !command.reads
  if (isAsked) await session.confirm(`${command.brief}: on ${servername}, the only server?`)
  return servername
}

/** Finds the server of a domain. Its error names all servers that have the domain. */
export async function findByDomain(session: Session, domain: string): Promise<string> {
  const hosting = createHosting(await session.client())
  try {
    return (await hosting.byDomain(domain, { signal: session.system.interrupted })).servername
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new CommandError(
      error.message.replace(/^domain /, '').replace(/: pass one of them.*$/, ': name the server.'),
      {
        done: 'Nothing was changed.',
        next: 'hostwright hosting list',
      },
    )
  }
}

async function findOnly(client: Client, { words }: Command, signal: AbortSignal): Promise<string> {
  const servers = await createHosting(client).servers({ signal })
  const usable = servers.filter(({ status }) => status !== 'setup_pending')
  const [only, ...others] = usable.map(({ servername }) => servername)
  if (only !== undefined && others.length === 0) return only
  if (only === undefined)
    throw new CommandError('The account has no hosting server.', { next: 'hostwright hosting list' })
  const line = ['hostwright', ...words].join(' ')
  throw usageError(
    `There are ${usable.length} hosting servers: name one, such as ${line} ${only}.`,
    'hostwright hosting list',
  )
}

function findDomain(words: readonly string[], args: Arguments, flags: Flags): string | undefined {
  for (const name of domainInputs) {
    const value = args[name] ?? flags[toCamel(name)]
    if (typeof value === 'string' && value !== '' && namesDomain(words, [name])) return splitDomain(value)[1]
  }
  // The record of `dns update` and `dns delete` can be a full name.
  const record = args['dns_id'] ?? ''
  return /[a-z].*\.|\..*[a-z]/i.test(record) ? record : undefined
}
