import { describeResult, findFaults, type Summary, summarize } from './check-results.ts'
import { runWire, type WireRuntime, wireRuntimes } from './run-wire.ts'
import { onePost, sent, unsent } from './situations.ts'

/**
 * Sends orders over connections that fail, on each runtime, and prints what arrived. Returns the number of orders.
 *
 * @throws {Error} if an order was sent twice, or if an error says wrongly that an order was or was not sent
 */
export async function checkWire(names: readonly WireRuntime[] = wireRuntimes): Promise<number> {
  const summaries: Record<string, Summary> = {}
  const faults: string[] = []
  for (const name of names) {
    // The browser takes every certificate, so that it trusts that of the test.
    const situations = name === 'Chromium' ? onePost : [...onePost, ...sent, ...unsent]
    const results = await runWire(name, situations)
    summaries[name] = summarize(results)
    faults.push(...findFaults(name, results).map((result) => `${name}: ${describeResult(result)}`))
  }
  console.table(summaries)
  if (faults[0]) throw new Error(faults.join('\n'))
  return Object.values(summaries).reduce((sum, { orders }) => sum + orders, 0)
}
