import type { Arrival } from '@hostwright/common/ports'

/**
 * Returns a request in a form that the runtime sends at most once. Deno sends a request again by itself, even a POST,
 * when the server ends a kept connection after it has read the request, unless the body is a stream.
 */
export function toSafeInit(init: RequestInit): RequestInit {
  if (!('Deno' in globalThis)) return init
  return { ...init, body: new Blob([init.body as string]).stream(), duplex: 'half' } as RequestInit
}

/** Reason for a 411, which a gateway responds to a stream: no other runtime leaves out `Content-Length`. */
export const lengthRequired =
  'gateway rejects orders from Deno, which have no Content-Length: order from Node or Bun'

/** Says in the error of a 411 that a gateway has rejected the stream. */
export function explainLengthRequired({ status, error }: Pick<Arrival, 'status' | 'error'>): void {
  if (status === 411) error!.message = `A ${lengthRequired}. ${error!.message}`
}
