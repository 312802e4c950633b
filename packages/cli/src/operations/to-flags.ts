import type { Flag } from '../session/command.ts'
import type { Input, Operation } from './operation.ts'
import { toCamel, toKebab } from './to-camel.ts'
import { toFlagCompletion } from './to-completion.ts'

/** Returns the flags of an operation, for its query and its request body. */
export function toFlags(operation: Operation): Record<string, Flag> {
  const flags: Record<string, Flag> = {}
  for (const input of [...operation.query, ...operation.body]) {
    if (input.secret) Object.assign(flags, toSecretFlags(input))
    else flags[toCamel(input.name)] = toFlag(operation, input)
  }
  for (const { name, type, required } of operation.body)
    if (type === 'strings' && !required)
      flags[emptyFlag(name)] = { type: 'boolean', brief: `Sends an empty list of ${name}.` }
  return flags
}

/**
 * Returns the name of the flag for an empty list, `noForwardingAddresses`. An empty value is not taken as one: it comes
 * from a variable of a script that is not set, and would delete the list.
 */
export function emptyFlag(name: string): string {
  return toCamel(`no_${name}`)
}

function toFlag(operation: Operation, input: Input): Flag {
  const { name, type, brief: told, required, values, known, default: preset } = input
  const completes = toFlagCompletion(operation, name)
  const isTold = preset === undefined || /\bdefault\b/.test(told)
  const brief = isTold ? told : `${told} By default: ${preset}.`
  return {
    type: type === 'json' ? 'string' : type,
    brief: type === 'json' ? `${brief} As JSON.` : brief,
    placeholder: type === 'json' ? 'JSON' : name.toUpperCase().replaceAll('_', '-'),
    isData: true,
    ...(required && { required: true }),
    ...(type === 'boolean' && { negatable: true }),
    ...(values && { values }),
    ...(known && { known }),
    ...(completes && { completes }),
  }
}

/**
 * Returns the flags for the source of a secret. The secret itself is never the value of a flag, because other users can
 * see arguments.
 */
export function toSecretFlags({ name, brief }: Pick<Input, 'name' | 'brief'>): Record<string, Flag> {
  const flag = secretFlag(name)
  const label = toKebab(flag)
  return {
    [`${flag}Env`]: {
      type: 'string',
      placeholder: 'VARIABLE',
      brief: `${brief} From this environment variable.`,
    },
    [`${flag}File`]: { type: 'string', placeholder: 'FILE', brief: `--${label}-env, from a file.` },
    [`${flag}Stdin`]: { type: 'boolean', brief: `--${label}-env, from standard input.` },
    [`${flag}Generate`]: {
      type: 'string',
      placeholder: 'FILE',
      brief: `Makes a password, and keeps it in this file, which only you can read; or uses that of the file.`,
    },
  }
}

/**
 * Returns the text with which the names of a secret's flags begin: `password` for `root_password` and `admin_password`,
 * otherwise the name of the secret in camel case.
 */
export function secretFlag(name: string): string {
  return name === 'root_password' || name === 'admin_password' ? 'password' : toCamel(name)
}
