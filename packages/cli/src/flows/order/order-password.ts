import { readSecret } from '../../context/read-secret.ts'
import { usageError } from '../../errors/command-error.ts'
import { secretSource } from '../../operations/read-request.ts'
import type { Flags, Session } from '../../session/session.ts'
import type { OrderFlags } from './order-form.ts'

/** The password of root for an order. */
export interface OrderPassword {
  readonly secrets: { readonly root_password?: string }
  /**
   * Stores a generated password in its file. Call it before anything is sent that has the password, which includes the
   * dry run: an API that took it for an order would make a server whose password nobody knows.
   */
  readonly store: () => Promise<void>
  /**
   * Keeps the file of a generated password if a server may have it. Otherwise removes the file, if this run has made it
   * and no other run has used it. Never rejects, because the outcome of the order has to be reported.
   */
  readonly settle: (mayBeUsed: boolean) => Promise<void>
}

/** The password of an order that takes none. */
export const noPassword: OrderPassword = {
  secrets: {},
  store: () => Promise.resolve(),
  settle: () => Promise.resolve(),
}

/** Reads the password of root, which only a dry run can lack. A generated one is in its file only after `store`. */
export async function readPassword(
  session: Session,
  flags: Pick<OrderFlags, 'dryRun'> & Flags,
): Promise<OrderPassword> {
  const source = secretSource('password', flags)
  const password = await readSecret(session.system, 'password', { ...source, isStoredLater: true })
  if (password !== undefined)
    return source.generate === undefined
      ? { ...noPassword, secrets: { root_password: password } }
      : keepIn(source.generate, password, session)
  if (flags.dryRun) return noPassword
  throw usageError(
    'An order needs the password of root: --password-env, --password-file, --password-stdin or --password-generate. Nothing was ordered.',
  )
}

function keepIn(file: string, root_password: string, { system: { files }, say }: Session): OrderPassword {
  const text = `${root_password}\n`
  let madeAt: bigint | undefined

  async function store(): Promise<void> {
    const kept = await files.read(file)
    if (kept === undefined && (await files.create(file, text))) madeAt = await files.changedAt(file)
    else if (kept?.replace(/\r?\n$/, '') !== root_password)
      throw usageError(
        `${file} has another password now: run the line again, which uses it. Nothing was ordered.`,
      )
    // The run that has made the file sees that another one uses it, and does not remove it. A file that cannot be touched
    // was made by nobody that could remove it.
    else if (madeAt === undefined) await files.touch(file).catch(() => {})
  }

  async function keep(): Promise<void> {
    // Somebody may have removed the file since the password was sent.
    if ((await files.read(file)) === undefined) await files.create(file, text)
  }

  async function discard(): Promise<void> {
    if (madeAt === undefined || (await files.changedAt(file)) !== madeAt) return
    await files.remove(file)
    say(`No server has the generated password: ${file} was removed.`)
  }

  return {
    secrets: { root_password },
    store,
    async settle(mayBeUsed) {
      await (mayBeUsed ? keep() : discard()).catch((error: unknown) =>
        say(`${file} could not be ${mayBeUsed ? 'kept' : 'removed'}: ${String(error)}`),
      )
    },
  }
}
