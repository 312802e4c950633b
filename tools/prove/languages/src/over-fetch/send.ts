import type { Client } from '@hostwright/common'

/** What orval's functions take beside their own parameters. */
export interface Init extends RequestInit {
  readonly send: Client['fetch']
}

/** Sends what orval's functions ask for: they leave it to their user, and the reading of the response. */
export async function send<Answer>(path: string, { send, ...init }: Init): Promise<Answer> {
  const response = await send(path, init)
  const text = await response.text()
  const data: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, data, headers: response.headers } as Answer
}
