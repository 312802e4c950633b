import { type CallOptions, type Client, TimeoutError } from '@hostwright/common'
import { endInTime, portsOf } from '@hostwright/common/ports'

/**
 * Reads the id of the client's API key. Ends at the deadline of the call and at its abort: a key function can ask a
 * secret store that hangs.
 *
 * @throws {TimeoutError} if the key is not there within the deadline
 */
export function readKeyId(
  client: Client,
  options: Pick<CallOptions, 'signal' | 'deadlineMs'>,
): Promise<string> {
  const own = portsOf(client)
  const { signal, deadlineMs = own.deadlineMs } = options
  // A value that is no time is rejected by the first request.
  const ms = deadlineMs > 0 && deadlineMs < Infinity ? deadlineMs : own.deadlineMs
  const toReason = (): Error =>
    new TimeoutError('apiKey', ms, 'The function that gives the API key did not end')
  return endInTime({ ms, toReason, signal }, () => own.keyId())
}
