import { toFileName } from '@hostwright/common/folder-journal'
import type { ApplyOptions, GeneratedSecret } from '@hostwright/plan'
import { join } from 'node:path'
import { usageError } from '../../errors/command-error.ts'
import type { Session } from '../../session/session.ts'

type Reference = Parameters<NonNullable<ApplyOptions['resolveSecret']>>[0]

/** Reads a secret that the plan refers to, from the environment or a file, without the line break at its end. */
export async function resolveSecret({ system }: Session, reference: Reference): Promise<string> {
  const { env, file } = reference as { readonly env?: string; readonly file?: string }
  const text = env === undefined ? await system.files.read(file ?? '') : system.env[env]
  if (text) return text.replace(/\r?\n$/, '')
  throw usageError(
    env === undefined ? `The secret file ${file} is empty or not there.` : `The environment has no ${env}.`,
  )
}

/**
 * Stores a generated secret in a second file, next to the secret in use. When the API has accepted it, it replaces the
 * secret in use; when the API has rejected it, the second file is removed.
 */
export async function keepSecret(
  session: Session,
  folder: string,
  { address, property, value, state }: GeneratedSecret,
): Promise<void> {
  const { files } = session.system
  const file = toFile(folder, address, property)
  const pending = `${file}.pending`
  if (state === 'pending') return files.write(pending, `${value}\n`)
  if (state === 'live') await files.write(file, `${value}\n`)
  await files.remove(pending)
  const told =
    state === 'live'
      ? `The ${property} of ${address} is in ${file}.`
      : `The generated ${property} of ${address} was not accepted, and was deleted: a former one stays.`
  session.say(told)
}

/** Returns the secret that an earlier run generated, if it is not known whether the API has accepted it. */
export async function findPending(
  { system }: Session,
  folder: string,
  address: string,
  property: string,
): Promise<string | undefined> {
  const text = await system.files.read(`${toFile(folder, address, property)}.pending`)
  return text?.replace(/\r?\n$/, '')
}

function toFile(folder: string, address: string, property: string): string {
  return join(folder, toFileName(`${address}.${property}`))
}
