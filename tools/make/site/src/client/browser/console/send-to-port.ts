import type { PlainRequest, PlainResponse } from '../../program/messages.ts'
import { consoleWords as words } from '../words/console-words.ts'

/** A sandbox on a port of this machine. */
export interface Port {
  readonly address: string
  /** Empty for a page that the sandbox serves. */
  readonly token: string
}

/** Sends a request. Every rejection of the API is a response; only what brings none rejects. */
export async function sendToPort(
  { method, target, headers, body }: PlainRequest,
  { address, token }: Port,
): Promise<PlainResponse> {
  const sent = new Headers(headers)
  if (token !== '') sent.set('X-Sandbox-Token', token)
  const response = await fetch(new URL(target, address), { method, headers: sent, body: body ?? null })
  const { status, statusText } = response
  return { status, statusText, headers: [...response.headers], text: await response.text() }
}

/** Why there was no response, and what to do. */
export function describeFailure(error: unknown, address: string): string {
  if (!URL.canParse(address)) return words.noAddress(address)
  const reason = error instanceof Error ? error.message : String(error)
  return words.noResponse(address, reason)
}
