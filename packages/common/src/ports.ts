/**
 * Parts of the client that other packages of Hostwright need. Programs do not import them: unlike the package's own
 * exports, they change without notice.
 */
export type { Arrival, Departure, Leaving, Wire } from './call/wire.ts'
export { load } from './call/load.ts'
export { parseMilliseconds } from './call/parse-milliseconds.ts'
export { type ClientPorts, portsOf } from './client/ports-of.ts'
export { executionOf, executionOfStatus } from './errors/execution.ts'
export { secretFields } from './generated/secret-fields.ts'
export { processId, sentThrough } from './journal/process-journal.ts'
export { dayMs } from './platform/durations.ts'
export { endInTime } from './platform/end-in-time.ts'
export { formatJapanTime, japanTimeMs } from './platform/japan-clock.ts'
export { sleep } from './platform/platform.ts'
export { quoteAllowance } from './platform/quote-allowance.ts'
export { beginWork, type Work } from './platform/work.ts'
export { toHash } from './platform/to-hash.ts'
