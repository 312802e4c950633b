import type { ConsoleParameter } from '../../console/console-operation.ts'

/** What the form holds. */
export interface Sending {
  readonly method: string
  readonly path: string
  readonly parameters: readonly ConsoleParameter[]
  readonly body: string | undefined
  readonly address: string
  readonly apiKey: string
  /** Empty for a page that the sandbox serves. */
  readonly token: string
}

/** What came back, as text to show. */
export interface Received {
  readonly status: string
  readonly milliseconds: number
  readonly request: string
  readonly headers: string
  readonly response: string
}

/** Sends what the form holds. Every rejection of the API is a response; only what brings none rejects. */
export async function send(sending: Sending): Promise<Received> {
  const { method, body, apiKey, token, parameters } = sending
  const target = toTarget(sending)
  const headers = new Headers({ Authorization: `Bearer ${apiKey}` })
  if (token !== '') headers.set('X-Sandbox-Token', token)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  for (const { name, in: place, value } of parameters) {
    if (place === 'header' && value !== '') headers.set(name, value)
  }
  const start = performance.now()
  const response = await fetch(new URL(target, sending.address), { method, headers, body: body ?? null })
  const text = await response.text()
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    milliseconds: Math.round(performance.now() - start),
    request: `${method} ${target}`,
    headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
    response: toPretty(text),
  }
}

/** Why there was no response, and what to do. */
export function describeFailure(error: unknown, address: string): string {
  if (!URL.canParse(address))
    return `${address} is no address. A sandbox has one such as http://127.0.0.1:4010.`
  const reason = error instanceof Error ? error.message : String(error)
  return `No response from ${address} (${reason}). Is the sandbox running? npx @hostwright/sandbox starts it.`
}

function toTarget({ path, parameters }: Sending): string {
  const query = new URLSearchParams()
  let target = path
  for (const { name, in: place, value } of parameters) {
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value))
    if (place === 'query' && value !== '') query.set(name, value)
  }
  return query.size > 0 ? `${target}?${query}` : target
}

function toPretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
