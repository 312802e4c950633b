import { setTimeout as pause } from 'node:timers/promises'
import { createFaultServer, type FaultServer } from './fault-server.ts'
import { createFlyingClock } from './flying-clock.ts'
import type { Subject, SubjectClient, SubjectOptions } from './subject.ts'

/** A row of the table: a situation, and the behaviour that is wanted in it. */
export interface Row {
  readonly situation: string
  readonly wanted: string
  /** Plays the situation. It throws if the behaviour is another one. */
  check(scene: Scene): Promise<void>
}

/** Surroundings of a row: fresh servers, and the client to test. */
export interface Scene {
  readonly subject: Subject
  readonly server: FaultServer
  /** A server of another origin. */
  readonly elsewhere: FaultServer
  /** Creates the client, connected to `server`. */
  make(options?: Partial<SubjectOptions>): SubjectClient
}

/** Result of a row. */
export interface Verdict {
  readonly situation: string
  /** The behaviour that was seen instead of the wanted one; absent if the row holds. */
  readonly fault?: string
}

/** Fails the check with a note of the observed behaviour unless the condition holds. */
export function must(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise)
}

/** Plays one row with one client. */
export async function play(row: Row, subject: Subject): Promise<Verdict> {
  const clock = createFlyingClock()
  const [server, elsewhere] = await Promise.all([createFaultServer(clock.now), createFaultServer(clock.now)])
  const make = (options: Partial<SubjectOptions> = {}): SubjectClient =>
    subject.make({ baseUrl: server.url, key: 'key-of-the-table', clock, ...options })
  const { situation } = row
  try {
    await row.check({ subject, server, elsewhere, make })
    return { situation }
  } catch (error) {
    return { situation, fault: (error as Error).message }
  } finally {
    server.close()
    elsewhere.close()
  }
}

// A client that has not ended by then never does: its pauses take no time.
const patienceOfAll = 20_000

/** End of a call. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown } | { readonly pending: true }

/** Waits for the end of a call, up to a limit. */
export async function outcomeOf(call: () => Promise<unknown>, patienceMs = patienceOfAll): Promise<Outcome> {
  const stop = new AbortController()
  const ended = endOf(call)
  const pending = pause(patienceMs, { pending: true } as const, { signal: stop.signal }).catch(() => ended)
  return Promise.race([ended, pending]).finally(() => stop.abort())
}

async function endOf(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await call() }
  } catch (error) {
    return { error }
  }
}

/** Returns the error of a call that has to fail. */
export async function failureOf(call: () => Promise<unknown>): Promise<unknown> {
  const outcome = await outcomeOf(call)
  must(!('pending' in outcome), `has not ended after ${patienceOfAll / 1000} s`)
  if ('error' in outcome) return outcome.error
  throw new Error('passes for a success')
}

/** Returns the value of a call that has to succeed. */
export async function successOf(call: () => Promise<unknown>): Promise<unknown> {
  const outcome = await outcomeOf(call)
  must(!('pending' in outcome), `has not ended after ${patienceOfAll / 1000} s`)
  if ('value' in outcome) return outcome.value
  throw new Error(`fails with ${nameOf(outcome.error)}`)
}

/** Returns the class name of an error. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : String(error)
}
