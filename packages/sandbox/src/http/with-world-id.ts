import { type Serve, setHeaders } from './answer.ts'

/**
 * Response header with the id of the sandbox's world, which changes with each reset and each restored snapshot. The
 * real API does not send it.
 */
export const worldIdHeader = 'Sandbox-World'

/** Adds the current id of the world to every response. */
export function withWorldId(serve: Serve, readId: () => string): Serve {
  return async (request) => {
    const reply = await serve(request)
    setHeaders(reply, { [worldIdHeader]: readId() })
    return reply
  }
}
