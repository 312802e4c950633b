import { createClient } from '@hostwright/common'
import { onTestFinished, vi } from 'vitest'
import { createVps, type Vps } from '../vps.ts'

/** What an API returns to a request, such as `GET /v1/vps/servers/u/power`. */
export type Script = (line: string, request: Request) => Response | Promise<Response>

/** An account on an API that does as a script says; real time is replaced by vitest's timers. */
export interface ScriptedAccount {
  readonly vps: Vps
  /** The requests that were made, and when, in milliseconds since the start. */
  readonly requests: { readonly line: string; readonly at: number }[]
  /** Milliseconds since the start, whatever the wall clock says. */
  readonly elapsed: () => number
}

/** Makes an account for one test. */
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

/** Lets the time pass until nothing is left to happen, and tells how a promise has ended. */
export async function outcomeOf<Value>(promise: Promise<Value>): Promise<Value | { error: unknown }> {
  const outcome = promise.catch((error: unknown) => ({ error }))
  await vi.runAllTimersAsync()
  return outcome
}

/** The responses of a VPS in a power state, in detail or not. */
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
