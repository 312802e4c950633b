import { CommandError, usageError } from '../errors/command-error.ts'
import { exitCodes } from '../errors/exit-code.ts'
import { toPlain } from '../output/to-plain.ts'
import type { System } from '../system/system.ts'

/**
 * The source of a secret. A secret is never an argument itself: other users can see arguments, and the shell stores
 * them.
 */
export interface SecretSource {
  /** The name of an environment variable. */
  readonly env?: string | undefined
  readonly file?: string | undefined
  readonly stdin?: boolean | undefined
  /** Path of a file in which a new password is stored. If the file exists, its password is used instead. */
  readonly generate?: string | undefined
  /** Whether the caller stores a generated password itself. */
  readonly isStoredLater?: boolean
}

/**
 * Reads a secret, without the line break at its end; `undefined` if no source is given. A generated password is stored
 * in its file, unless the caller stores it.
 */
export async function readSecret(
  system: System,
  flag: string,
  source: SecretSource,
): Promise<string | undefined> {
  const { env, file, stdin, generate } = source
  const given = [env, file, stdin, generate].filter((source) => source !== undefined && source !== false)
  if (given.length === 0) return undefined
  if (given.length > 1) throw usageError(`Give one of --${flag}-env, -file, -stdin and -generate.`)
  const secret = (await read(system, flag, source)).replace(/\r?\n$/, '')
  const from = `--${flag}-${env ? 'env' : file ? 'file' : generate ? 'generate' : 'stdin'}`
  if (env !== undefined && secret === '') throw usageError(`${from}: the environment has no ${env}.`)
  if (secret === '') throw usageError(`${from}: it is empty.`)
  // A file in UTF-16, for example, contains such characters: the API would accept the password, and no user could type
  // it.
  if (unprintable.test(secret)) throw usageError(`${from}: it is not one line of text in UTF-8.`)
  return secret
}

// eslint-disable-next-line no-control-regex -- a secret must not contain control characters
const unprintable = /[\u0000-\u001F\u007F-\u009F\uFFFD]/

async function read(
  system: System,
  flag: string,
  { env, file, generate, isStoredLater = false }: SecretSource,
): Promise<string> {
  if (env !== undefined) return system.env[env] ?? ''
  if (file !== undefined) {
    const text = await system.files.read(file)
    if (text === undefined) throw usageError(`There is no file ${file}.`)
    return text
  }
  if (generate === undefined) return system.stdin.isTerminal ? ask(system, flag) : system.stdin.read()
  const { generateSecret } = await import('@hostwright/common')
  const password = generateSecret(20, { signs: false })
  const isNew = isStoredLater
    ? (await system.files.read(generate)) === undefined
    : await system.files.create(generate, `${password}\n`)
  if (isNew) return password
  // The file exists already, usually from an earlier run. Its password is used again: an order that is repeated with
  // another password would be a different order. A file that other users can read was not made by this command.
  const kept = (await system.files.read(generate)) ?? ''
  if (await system.files.isShared(generate))
    throw usageError(
      `${generate} exists, and other users have a permission on it: name a new file, or give --${flag}-file.`,
    )
  system.stderr.write(toPlain(`${generate} exists: its password is used, and none is made.\n`))
  return kept
}

/** Asks for a secret at the terminal, which does not show it. A new password is asked for twice, in case of a typo. */
async function ask(system: System, flag: string): Promise<string> {
  const secret = await askOnce(system, `${flag} (not shown): `)
  if (flag !== 'api-key' && secret !== '' && (await askOnce(system, `${flag} again: `)) !== secret)
    throw usageError(`--${flag}-stdin: the two lines differ.`)
  return secret
}

async function askOnce({ stdin, stderr, interrupted }: System, question: string): Promise<string> {
  stderr.write(question)
  const line = await stdin.readLine(interrupted, true)
  stderr.write('\n')
  if (interrupted.aborted)
    throw new CommandError('Interrupted.', { exitCode: exitCodes.interrupted, done: 'Nothing was changed.' })
  return line ?? ''
}
