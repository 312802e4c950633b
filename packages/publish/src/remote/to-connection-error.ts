import { PublishError } from '../errors/publish-error.ts'
import type { SshAddress } from '../publish-options.ts'
import type { LoginFailure } from './log-in.ts'

/** Error codes of a name that has no address: it does not exist, or no name server responds. */
const unresolved: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'EAI_AGAIN'])

/** Returns the error for a host that no connection was made to. `hint` says what may be in between. */
export function toConnectionError(
  { host, port }: SshAddress,
  failure: Pick<LoginFailure, 'cause'>,
  hint = '',
): PublishError {
  const { code } = (failure.cause ?? {}) as { readonly code?: unknown }
  const why = unresolved.has(code)
    ? `The name ${host} cannot be resolved. A sandbox has its SSH server elsewhere: pass its host and port as address.`
    : hint
  return new PublishError('connection', `No connection to ${host}:${port}. ${why}`.trimEnd(), {
    cause: failure,
  })
}
