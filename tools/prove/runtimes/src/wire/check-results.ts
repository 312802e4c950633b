import type { WireResult } from '../../program/wire/situation.ts'
import type { WireRuntime } from './run-wire.ts'

/** Figures of a runtime's orders. */
export interface Summary {
  readonly orders: number
  /** Orders that the API executed. */
  readonly executed: number
  /** Orders of which more than one POST arrived although the program sent one. */
  readonly repeated: number
  /** Orders that did not arrive. */
  readonly lost: number
  /** Orders that did not arrive, and whose error says so. */
  readonly proven: number
  /** Orders that arrived, and whose error says that they were not sent. */
  readonly falseProofs: number
  /** Longest time after which a lost order was placed again, in milliseconds; null if none was. */
  readonly placedAgainMs: number | null
}

// These programs themselves send an order more than once.
const repeating = new Set(['wrapper that sends twice', 'retrying agent'])

// The runtime's own `fetch`, and a wrapper that says that it calls nothing else.
const plain = new Set(['fetch', 'plain wrapper', 'fetch beside undici'])

export function summarize(results: readonly WireResult[]): Summary {
  const lost = results.filter(({ posts }) => posts === 0)
  const proven = lost.filter(({ isProven }) => isProven)
  return {
    orders: results.length,
    executed: results.length - lost.length,
    repeated: results.filter(isRepeated).length,
    lost: lost.length,
    proven: proven.length,
    falseProofs: results.filter(isFalseProof).length,
    placedAgainMs: proven[0] ? Math.max(...proven.map(({ placedAgainMs }) => placedAgainMs!)) : null,
  }
}

/** Finds the results that must not be: repeated orders, false proofs, and missing proofs where there is a rule for one. */
export function findFaults(runtime: WireRuntime, results: readonly WireResult[]): WireResult[] {
  const canProve = runtime.startsWith('Node') || runtime === 'Bun'
  return results.filter((result) => {
    const { sender, situation, isProven } = result
    // On Deno, a wrapper that sends the body as a text gives up the protection.
    // Chromium repeats every POST, and can send a stream over HTTP/2 alone. Orders belong on a server.
    const isAllowed = runtime === 'Chromium' || (runtime === 'Deno' && sender === 'wrapper that buffers')
    // The runtimes know nothing of what a caller's own function sends.
    const isKnown = plain.has(sender)
    const isMissing = !situation.executes && !isProven && canProve && isKnown
    return (isRepeated(result) && !isAllowed) || isFalseProof(result) || isMissing
  })
}

export function isRepeated({ sender, posts }: WireResult): boolean {
  return posts > 1 && !repeating.has(sender)
}

function isFalseProof({ posts, isProven }: WireResult): boolean {
  return posts > 0 && isProven
}

export function describeResult({ situation, sender, posts, versions, error, message }: WireResult): string {
  const { protocol, connection, fault } = situation
  const seen = `${posts} POSTs (${versions.join(', ')})`
  return `${sender}, ${protocol}, ${connection} connection, ${fault}: ${seen}, ${error}: ${message}`
}
