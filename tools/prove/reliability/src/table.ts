import * as abort from './rows/abort.ts'
import * as addresses from './rows/addresses.ts'
import * as keys from './rows/keys.ts'
import * as limits from './rows/limits.ts'
import * as orders from './rows/orders.ts'
import * as reads from './rows/reads.ts'
import * as responses from './rows/responses.ts'
import * as writes from './rows/writes.ts'
import type { Row } from './row.ts'

/** Situations in which something goes wrong: all that the files in `rows` export. */
export const table: readonly Row[] = [
  writes,
  orders,
  limits,
  reads,
  keys,
  abort,
  responses,
  addresses,
].flatMap((rows) => Object.values<Row>(rows))
