import type { FlyingClock } from './flying-clock.ts'

/** A client that the table tests. */
export interface Subject {
  /** Kinds of wait that an abort can end; empty for a client without a signal option. */
  readonly waits: readonly WaitKind[]
  /** Creates a client with its own defaults, apart from the given options. */
  make(options: SubjectOptions): SubjectClient
}

/**
 * Kind of wait: the pause before a retry, the queue before a limit, a waiter's pause between reads, a response, a
 * response body.
 */
export type WaitKind = 'retry' | 'queue' | 'poll' | 'response' | 'body'

/** Options of a client. */
export interface SubjectOptions {
  readonly baseUrl: string
  readonly key: string | (() => string)
  /** Timeout of one attempt. */
  readonly timeoutMs?: number | undefined
  /** Timeout of a call with all its attempts. */
  readonly deadlineMs?: number | undefined
  /** Requests that an account may send in a day. */
  readonly perDay?: number | undefined
  readonly allowInsecure?: boolean | undefined
  /** Receives everything that the client logs, at its most detailed level. */
  readonly log?: ((...line: readonly unknown[]) => void) | undefined
  /** Makes pauses take no time. */
  readonly clock?: FlyingClock | undefined
}

/** Calls that the rows make. */
export interface SubjectClient {
  /** Object that the user holds, which is searched for secrets. */
  readonly held: unknown
  /** Sends an ordinary GET. */
  read(options?: ReadOptions): Promise<unknown>
  /** Sends an ordinary POST with a password. */
  write(password?: string): Promise<unknown>
  put(): Promise<unknown>
  delete(): Promise<unknown>
  /** Sends a GET with a name in its path. */
  readNamed(name: string): Promise<unknown>
  /** Sends a POST to which the server responds with an empty 202. */
  accept(): Promise<unknown>
  /** Quotes an order and places it. */
  order(options?: { readonly resend?: boolean }): Promise<unknown>
  /** Reads a state until it changes; absent from a client that cannot wait. */
  poll?(signal: AbortSignal): Promise<unknown>
}

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined
  /** Receives each attempt. */
  readonly onAttempt?: ((attempt: unknown) => void) | undefined
}
