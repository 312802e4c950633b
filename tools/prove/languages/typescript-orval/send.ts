import type { Target } from '../typescript/flow.js'

/** Options that the generated functions take in addition to their own parameters. */
export interface Init extends RequestInit {
  readonly target?: Target
}

/**
 * Sends the requests of the generated functions. Orval leaves the base URL, the key and the reading of the response to
 * its user.
 */
export async function send<Answer>(path: string, { target, ...init }: Init): Promise<Answer> {
  const { baseUrl, apiKey, fetch } = target!
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${apiKey}`)
  const response = await fetch(`${baseUrl}${path}`, { ...init, headers })
  const text = await response.text()
  const data: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, data, headers: response.headers } as Answer
}
