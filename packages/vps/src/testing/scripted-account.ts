import { createClient } from '@hostwright/common'
import { onTestFinished, vi } from 'vitest'
import { createVps, type Vps } from '../vps.ts'

/** Returns the response to a request line such as `GET /v1/vps/servers/u/power`. */
export type Script = (line: string, request: Request) => Response | Promise<Response>

/** An account whose API responds as a script says. Time passes by vitest's timers. */
export interface ScriptedAccount {
  readonly vps: Vps
  /** The requests that were made, each with its time in milliseconds since the start. */
  readonly requests: { readonly line: string; readonly at: number }[]
  /** Returns the milliseconds since the start, also when the wall clock jumps. */
  readonly elapsed: () => number
}

/** Creates an account for one test. */
export function createScriptedAccount(script: Script): ScriptedAccount {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const start = performance.now()
  const elapsed = (): number => performance.now() - start
  const requests: ScriptedAccount['requests'] = []
  const client = createClient({
    baseUrl: 'https://api.example.com/base',
    apiKey: 'scripted',
    retry: false,
    pacing: false,
    async fetch(request) {
      const line = `${request.method} ${new URL(request.url).pathname.replace('/base', '')}`
      requests.push({ line, at: elapsed() })
      return script(line, request)
    },
  })
  return { vps: createVps(client), requests, elapsed }
}

/** Lets the time pass until no timer is left, and returns the result or the error of a promise. */
export async function outcomeOf<Value>(promise: Promise<Value>): Promise<Value | { error: unknown }> {
  const outcome = promise.catch((error: unknown) => ({ error }))
  await vi.runAllTimersAsync()
  return outcome
}

/** Returns the response for a VPS in a power state: its detail, or its power state alone. */
export function powerResponse(line: string, status: string): Response {
  const power = { status }
  return Response.json(line.endsWith('/power') ? { power } : { server: { power, ip_address: '192.0.2.1' } })
}

/** A request that never gets a response. */
export function stall({ signal }: Request): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

// The first wait loads a module, which takes real time, and as much as it likes on a busy machine. Time of a test that
// passed meanwhile would be lost, so one wait precedes all tests.
const fetch = async (request: Request): Promise<Response> => powerResponse(request.url, 'running')
const client = createClient({ baseUrl: 'https://api.example.com', apiKey: 'scripted', pacing: false, fetch })
await createVps(client).server('u').power.waitFor('running')
