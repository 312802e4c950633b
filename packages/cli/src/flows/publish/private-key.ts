import { usageError } from '../../errors/command-error.ts'
import type { System } from '../../system/system.ts'

/** Reads the private key of `--private-key-file` or `HOSTWRIGHT_SSH_KEY_FILE`; `undefined` if neither is given. */
export async function readPrivateKey({ env, files }: System, given?: string): Promise<string | undefined> {
  const file = given ?? env['HOSTWRIGHT_SSH_KEY_FILE']
  if (file === undefined) return undefined
  const privateKey = await files.read(file)
  if (privateKey === undefined) throw usageError(`There is no file ${file}: give your private SSH key.`)
  return privateKey
}
