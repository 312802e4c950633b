/** One scripted reply: a response, or a failure of the connection. */
export type Reply = Response | Error | ((request: Request) => Response | Promise<Response>)

/** Creates a JSON response. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}

/** Creates an error response of the API with a code. */
export function rejection(status: number, code: string, headers: Record<string, string> = {}): Response {
  return json({ error: { code, message: 'No.' } }, status, headers)
}

/** Creates the response to an order that was executed, whose VPS is not set up yet. */
export function placed(): Response {
  return json({ server: { id: 7, uuid: null } })
}
