import { abortDuringWait } from './rows/abort.ts'
import { insecureAddress, namesInPaths, redirectElsewhere } from './rows/addresses.ts'
import { emptyResponse, notJson, stalledBody } from './rows/responses.ts'
import { keyWithNewline, rejectedKey, secrets } from './rows/keys.ts'
import { longRetryAfter, manyCalls, parallelCalls, shortRetryAfter } from './rows/limits.ts'
import { orderInProgress, resentOrder, unansweredOrder } from './rows/orders.ts'
import { brokenService, failedRead, ledger } from './rows/reads.ts'
import { badGateway, conflict, droppedWrite } from './rows/writes.ts'
import type { Row } from './row.ts'

/** Situations in which something goes wrong, in display order. */
export const table: readonly Row[] = [
  badGateway,
  droppedWrite,
  unansweredOrder,
  resentOrder,
  conflict,
  orderInProgress,
  shortRetryAfter,
  longRetryAfter,
  failedRead,
  brokenService,
  parallelCalls,
  manyCalls,
  rejectedKey,
  abortDuringWait,
  stalledBody,
  notJson,
  emptyResponse,
  keyWithNewline,
  secrets,
  redirectElsewhere,
  namesInPaths,
  insecureAddress,
  ledger,
]
