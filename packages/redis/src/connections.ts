import type { RedisClient } from './run-script.ts'

/** A connection to Redis. */
export interface Connection extends RedisClient {
  /** Whether commands can be sent: false once the connection was lost. */
  readonly isReady: boolean
  /** Closes the connection. Commands without a response reject. */
  destroy(): void
}

/** Sends commands over one connection at a time, and opens the next one when it is needed. */
export interface Connections {
  /**
   * Runs a command. `signal` aborts when its caller does not wait any more: it is then not sent, or its connection gets
   * no further commands.
   */
  run<T>(signal: AbortSignal | undefined, command: (connection: Connection) => Promise<T>): Promise<T>
}

/** The time and the pauses of `createConnections`. */
export interface ConnectionsPlatform {
  /** Milliseconds on a clock that never goes back. */
  readonly monotonic: () => number
  readonly sleep: (ms: number) => Promise<void>
}

interface Open {
  readonly connection: Connection
  /** Number of commands without a response whose callers still wait. */
  inUse: number
  /** Whether it gets no more commands, and is closed when the last one has ended. */
  isRetired: boolean
}

const firstPauseMs = 100
const longestPauseMs = 1_000

// Responses of a machine that is not the primary any more. After LOADING, the same machine will respond soon.
const moved = /\b(READONLY|MASTERDOWN)\b/

/**
 * Creates the connections of one address. Behind it, another machine can become the primary: the old one then says
 * READONLY or MASTERDOWN, or nothing, over connections that stay open. After such a response, or a command whose caller
 * has waited in vain, the next command opens a new connection. Attempts to open one begin 100 ms after each other, up to
 * 1 s while none succeeds.
 */
export function createConnections(
  open: () => Promise<Connection>,
  { monotonic, sleep }: ConnectionsPlatform,
): Connections {
  let current: Open | undefined
  let opening: Promise<Open> | undefined
  let begunAt = -Infinity
  let failures = 0

  async function reopen(): Promise<Open> {
    const pauseMs = failures === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
    const leftMs = begunAt + pauseMs - monotonic()
    if (leftMs > 0) await sleep(leftMs)
    begunAt = monotonic()
    failures += 1 // until a command has succeeded
    current = { connection: await open(), inUse: 0, isRetired: false }
    return current
  }

  function use(): Open | Promise<Open> {
    if (current?.connection.isReady && !current.isRetired) return current
    opening ??= reopen().finally(() => (opening = undefined))
    return opening
  }

  return {
    async run(signal, command) {
      const used = await use()
      signal?.throwIfAborted()
      const given = Promise.withResolvers<never>()
      const giveUp = (): void => {
        used.isRetired = true
        given.reject(signal?.reason)
      }
      signal?.addEventListener('abort', giveUp)
      used.inUse += 1
      try {
        const reply = await Promise.race([command(used.connection), given.promise])
        failures = 0
        return reply
      } catch (error) {
        if (error instanceof Error && moved.test(error.message)) used.isRetired = true
        throw error
      } finally {
        signal?.removeEventListener('abort', giveUp)
        used.inUse -= 1
        if (used.isRetired && used.inUse === 0) used.connection.destroy()
      }
    },
  }
}
