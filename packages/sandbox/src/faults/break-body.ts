import { whenIdle } from '../time/when-idle.ts'

/** The response with half of its body, after which it ends or never goes on. An empty body stays as it is. */
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
      // An aborted caller gets the signal's reason, as from a real `fetch`. A server whose caller has gone
      // cancels first.
      const stop = (): void => whenIdle(() => controller.error(signal.reason))
      signal.addEventListener('abort', stop, { once: true })
    },
  })
  return new Response(body, { status, headers })
}
