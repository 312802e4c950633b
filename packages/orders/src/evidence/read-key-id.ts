import { type CallOptions, type Client, TimeoutError } from '@hostwright/common'
import { endInTime, parseMilliseconds, portsOf } from '@hostwright/common/ports'

/**
 * Reads the id of the client's API key. Ends at the deadline of the call and at its abort: a key function can ask a
 * secret store that hangs.
 *
 * @throws {ConfigError} `deadlineMs` if it is no time
 * @throws {TimeoutError} if the key is not there within the deadline
 */
export async function readKeyId(
  client: Client,
  { signal, deadlineMs = portsOf(client).deadlineMs }: Pick<CallOptions, 'signal' | 'deadlineMs'>,
): Promise<string> {
  // A timer throws for a BigInt after the key function has begun, and its result would then be an error that ends the
  // process.
  const ms = parseMilliseconds('deadlineMs', deadlineMs)
  const toReason = (): Error =>
    new TimeoutError('apiKey', ms, 'The function that gives the API key did not end')
  return endInTime({ ms, toReason, signal }, () => portsOf(client).keyId())
}
