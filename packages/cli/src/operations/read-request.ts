import { readSecret } from '../context/read-secret.ts'
import { usageError } from '../errors/command-error.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'
import { toApiName } from './domain-inputs.ts'
import type { Input, Operation } from './operation.ts'
import { toCamel, toKebab } from './to-camel.ts'
import { emptyFlag, secretFlag } from './to-flags.ts'

/** The input of an operation: path, query and request body. */
export interface RequestParts {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** Reads the input of an operation from the arguments and flags of its command. */
export async function readRequest(
  { system }: Pick<Session, 'system'>,
  operation: Operation,
  args: Arguments,
  flags: Flags,
): Promise<RequestParts> {
  const body: Record<string, unknown> = {}
  for (const input of operation.body) {
    const value = input.secret
      ? await readSecretInput(system, input, flags)
      : await readValue(input, readList(input, flags))
    if (value !== undefined) body[input.name] = value
  }
  if (operation.method === 'PUT' && operation.body.length > 0 && Object.keys(body).length === 0)
    throw usageError('The line gives nothing to change.', `hostwright ${operation.command.join(' ')} --help`)
  const query: Record<string, unknown> = {}
  for (const input of operation.query) {
    const value = await readValue(input, flags[toCamel(input.name)])
    if (value !== undefined) query[input.name] = value
  }
  const path: Record<string, string> = {}
  for (const { name } of operation.parameters) path[name] = await toApiName(name, args[name] ?? '')
  return { path, query, body: operation.body.length > 0 ? body : undefined }
}

async function readSecretInput(
  system: Session['system'],
  input: Input,
  flags: Flags,
): Promise<string | undefined> {
  const flag = secretFlag(input.name)
  const secret = await readSecret(system, toKebab(flag), secretSource(flag, flags))
  if (secret !== undefined || !input.required) return secret
  throw usageError(
    `A password is needed: --${toKebab(flag)}-env, --${toKebab(flag)}-file, --${toKebab(flag)}-stdin or --${toKebab(flag)}-generate.`,
  )
}

/** Returns the source of a secret, as the flags of the command give it. */
export function secretSource(flag: string, flags: Flags): Parameters<typeof readSecret>[2] {
  return {
    env: flags[`${flag}Env`] as string | undefined,
    file: flags[`${flag}File`] as string | undefined,
    stdin: flags[`${flag}Stdin`] as boolean | undefined,
    generate: flags[`${flag}Generate`] as string | undefined,
  }
}

/** Returns the value of a flag; an empty list if its flag for one is set. */
function readList({ name }: Input, flags: Flags): unknown {
  const { [toCamel(name)]: value, [emptyFlag(name)]: isEmpty } = flags
  if (isEmpty !== true) return value
  if (value === undefined) return []
  throw usageError(`--${toKebab(emptyFlag(name))} and --${toKebab(name)} contradict each other.`)
}

async function readValue({ name, type }: Input, value: unknown): Promise<unknown> {
  if (typeof value !== 'string') return value
  if (type !== 'json') return toApiName(name, value)
  const { parseDocument } = await import('yaml')
  try {
    const parsed: unknown = JSON.parse(value)
    // An object with the same name twice is rejected, because `JSON.parse` would silently drop the first value.
    if (parseDocument(value).errors.some(({ code }) => code === 'DUPLICATE_KEY'))
      throw usageError(`--${toKebab(name)} has the same name twice in one object.`)
    return parsed
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw usageError(`--${toKebab(name)} is not JSON.`)
  }
}
