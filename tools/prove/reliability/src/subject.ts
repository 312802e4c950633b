import type { FlyingClock } from './flying-clock.ts'

/** A client that the table is held against. */
export interface Subject {
  /** Its name as the table's head shows it. */
  readonly name: string
  /** Whether it takes a clock, so that its pauses cost no time. */
  readonly takesClock: boolean
  /** The kinds of wait that an abort can end in it; none when it takes no signal. */
  readonly waits: readonly WaitKind[]
  /** Makes a client with its own defaults but for what is given. */
  make(options: SubjectOptions): SubjectClient
}

/** The pause before a retry, the queue before a limit, a waiter's pause between reads, a response, a response body. */
export type WaitKind = 'retry' | 'queue' | 'poll' | 'response' | 'body'

/** What a client is made with. A client without an option for something leaves it out. */
export interface SubjectOptions {
  readonly baseUrl: string
  readonly key: string | (() => string)
  /** The time one attempt may take. */
  readonly timeoutMs?: number | undefined
  /** The time a call may take with all its attempts. */
  readonly deadlineMs?: number | undefined
  /** The requests that an account has a day. */
  readonly perDay?: number | undefined
  readonly allowInsecure?: boolean | undefined
  /** Takes everything that the client logs, at its most talkative. */
  readonly log?: ((...line: readonly unknown[]) => void) | undefined
  readonly clock?: FlyingClock | undefined
}

/** What the rows ask of a client. An optional method is absent where the client has nothing like it. */
export interface SubjectClient {
  /** What its user holds, to look for secrets in. */
  readonly held: unknown
  /** An ordinary GET. */
  read(options?: ReadOptions): Promise<unknown>
  /** An ordinary POST that carries a password. */
  write(password?: string): Promise<unknown>
  put?(): Promise<unknown>
  delete?(): Promise<unknown>
  /** A GET with a name in its path. */
  readNamed?(name: string): Promise<unknown>
  /** A POST that gets an empty 202. */
  accept(): Promise<unknown>
  /** Quotes an order and places it. */
  order?(options?: { readonly resend?: boolean }): Promise<unknown>
  /** Reads a state until it is another one. */
  poll?(signal: AbortSignal): Promise<unknown>
}

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined
  /** Told each attempt, where the client tells it. */
  readonly onAttempt?: ((attempt: unknown) => void) | undefined
}

/** Converts the options for the clients of one generator, which call them `timeout` and `logger`. */
export function toGiven({ timeoutMs, log }: Pick<SubjectOptions, 'timeoutMs' | 'log'>): object {
  return {
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    ...(log && { logLevel: 'debug', logger: { debug: log, info: log, warn: log, error: log } }),
  }
}
