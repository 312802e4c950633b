import { journalFolder } from '@hostwright/common/folder-journal'
import { type CommandError, usageError } from '../errors/command-error.ts'
import type { System } from '../system/system.ts'
import { readContexts } from './contexts-file.ts'
import { rejectUnknownContext } from './reject-unknown-context.ts'
import type { Context, Settings } from './settings.ts'

/**
 * Reads the address and the API key of the account. Environment variables take precedence over the context: the one
 * that `name` or `HOSTWRIGHT_CONTEXT` names, otherwise the current one. The API key of a context is sent only to that
 * context's address.
 */
export async function readSettings(system: System, name?: string): Promise<Settings> {
  const { env } = system
  const own = { baseUrl: env['HOSTWRIGHT_BASE_URL'], apiKey: env['HOSTWRIGHT_API_KEY'] }
  const chosen = await readContext(system, name, Boolean(own.baseUrl && own.apiKey))
  if (name !== undefined && chosen) checkChoice(system, chosen, own)
  const baseUrl = own.baseUrl || chosen?.context.base_url
  if (!baseUrl) throw await unknownAccount(system)
  const apiKey = own.apiKey || (chosen && ownKey(system, chosen, baseUrl))
  if (!apiKey) throw usageError('HOSTWRIGHT_BASE_URL is set and HOSTWRIGHT_API_KEY is not.')
  return {
    context: chosen?.name,
    baseUrl,
    apiKey,
    maxTotalPrice: readPrice(env['HOSTWRIGHT_MAX_TOTAL_PRICE']) ?? chosen?.context.max_total_price,
    readOnly: isOn(env['HOSTWRIGHT_READ_ONLY']) || chosen?.context.read_only === true,
    journal: journalFolder(system, baseUrl, env['HOSTWRIGHT_JOURNAL'] ? undefined : chosen?.context.journal),
  }
}

/** Returns the error for an account that nothing names; after the current context was removed, others can be there. */
async function unknownAccount(system: System): Promise<CommandError> {
  const { contexts } = await readContexts(system)
  return Object.keys(contexts).length > 0
    ? usageError(
        'No account is chosen: no context is the current one, and HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY are not set.',
        'hostwright context list',
      )
    : usageError(
        'No account is known: neither HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY nor a context are set.',
        'hostwright context add NAME --base-url URL --api-key-stdin',
      )
}

/**
 * Rejects a command line that names a context if the environment has an API key and a base URL that differs from the
 * context's: a command for a sandbox could otherwise reach the account of the environment. If only the key differs, a
 * warning says that the key of the environment is used.
 */
function checkChoice(
  { stderr }: System,
  { name, context }: Chosen,
  { baseUrl, apiKey }: { readonly baseUrl: string | undefined; readonly apiKey: string | undefined },
): void {
  if (baseUrl && apiKey && baseUrl !== context.base_url)
    throw usageError(
      `HOSTWRIGHT_BASE_URL is ${baseUrl}, and --context ${name} is for ${context.base_url}: unset HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY, or leave out --context.`,
    )
  if (apiKey && apiKey !== context.api_key)
    stderr.write(`HOSTWRIGHT_API_KEY is set, and takes precedence over the key of the context ${name}.\n`)
}

interface Chosen {
  readonly name: string
  readonly context: Context
}

async function readContext(
  system: System,
  asked: string | undefined,
  isOptional: boolean,
): Promise<Chosen | undefined> {
  const wanted = asked ?? system.env['HOSTWRIGHT_CONTEXT']
  // If the environment has the address and the key, the current context is ignored, also its price limit, `read_only`
  // and journal.
  if (!wanted && isOptional) return undefined
  const { current, contexts } = await readContexts(system)
  const name = wanted || current
  if (!name) return undefined
  const context = contexts[name]
  if (!context) return rejectUnknownContext(name, contexts)
  return { name, context }
}

/** Returns the API key of a context. It is sent only to the address of that context. */
function ownKey(system: System, { name, context }: Chosen, baseUrl: string): Settings['apiKey'] {
  if (baseUrl !== context.base_url)
    throw usageError(
      `HOSTWRIGHT_BASE_URL is ${baseUrl}, and the key of the context ${name} is for ${context.base_url}: set HOSTWRIGHT_API_KEY too.`,
    )
  const { api_key, key_command } = context
  if (key_command === undefined) return api_key!
  return async () => {
    const key = await system.execute(key_command).catch(() => '')
    if (key.trim() === '')
      throw usageError(`The key_command of the context ${name} failed or printed no key.`)
    return key.trim()
  }
}

function readPrice(text: string | undefined): number | undefined {
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  throw usageError('HOSTWRIGHT_MAX_TOTAL_PRICE is not a number of yen.')
}

function isOn(text: string | undefined): boolean {
  return text !== undefined && text !== '' && text !== '0' && text !== 'false'
}
