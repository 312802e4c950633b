import { type Serve, setHeaders } from './answer.ts'

/** Response header with the id of the sandbox's world. The API does not have it. */
export const worldIdHeader = 'Sandbox-World'

/** Adds the id of the world, as it is when the response leaves, to every response. */
export function withWorldId(serve: Serve, readId: () => string): Serve {
  return async (request) => {
    const reply = await serve(request)
    setHeaders(reply, { [worldIdHeader]: readId() })
    return reply
  }
}
