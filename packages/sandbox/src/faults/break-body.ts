import { whenIdle } from '../time/when-idle.ts'

/**
 * Returns a response that has only half of its body. After that, the body ends (`truncate`) or nothing more arrives
 * (`stall`). An empty body is not changed.
 */
export async function breakBody(
  answer: Response,
  effect: 'truncate' | 'stall',
  signal: AbortSignal,
): Promise<Response> {
  const { status, headers } = answer
  if (answer.body === null) return answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const half = bytes.slice(0, Math.floor(bytes.length / 2))
  if (effect === 'truncate') return new Response(half, { status, headers })
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(half)
      // A caller that aborts gets the reason of its signal, as from a real `fetch`. The error is delayed until no work
      // is pending, so that a server whose client has disconnected can cancel the stream first.
      const stop = (): void => whenIdle(() => controller.error(signal.reason))
      signal.addEventListener('abort', stop, { once: true })
    },
  })
  return new Response(body, { status, headers })
}
