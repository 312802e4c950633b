export type { Answer, Api } from './api.ts'
export { type CallInit, type CallLimits, type CallOptions, toInit } from './call-options.ts'
export type { ApiKey, ClientOptions } from './client-options.ts'
export { type Client, createClient } from './client.ts'
export { ApiError, type ApiErrorInit, isApiError, type RateLimit } from './errors/api-error.ts'
export { ConfigError } from './errors/config-error.ts'
export { ConnectionError } from './errors/connection-error.ts'
export { HostwrightError, isHostwrightError } from './errors/hostwright-error.ts'
export { OrderOutcomeUnknownError } from './errors/order-outcome-unknown-error.ts'
export { TimeoutError } from './errors/timeout-error.ts'
export { UnexpectedResponseError, type UnexpectedResponseInit } from './errors/unexpected-response-error.ts'
export { type SeenState, WaitError, type WaitReason } from './errors/wait-error.ts'
export type { LogFields, Logger } from './logger.ts'
export type { LogPages, LogQuery } from './logs.ts'
export { findOffer, findOffered, type Offer, type Plan } from './ordering/find-offer.ts'
export {
  type Ordering,
  placeOrder,
  type Quote,
  type QuoteOptions,
  quoteOrder,
  type Terms,
} from './ordering/quote.ts'
export { parsePathValue } from './path.ts'
export type { Fetch, Layer } from './transport/fetch.ts'
export type { RetryPolicy } from './transport/with-retry.ts'
export type { World } from './transport/world.ts'
export type { PendingOperation } from './waiting/pending-operation.ts'
export type { Wait, WaitOptions } from './waiting/wait-until.ts'
