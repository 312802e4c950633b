// Generated from the description by tools/make/generate. Do not edit.

/**
 * Responses that prove that an order was not executed, by status and error code. They count only with the API's error
 * body: `always`; `given-name` only if the caller chose the identifier; `new-key` only for the first request with
 * its Idempotency-Key. After any other failure, the outcome of the order is unknown.
 */
export const certainRejections: Readonly<
  Record<string, Readonly<Record<string, 'always' | 'given-name' | 'new-key'>>>
> = {
  'POST /v1/server': {
    '401 UNAUTHORIZED': 'always',
    '402 PAYMENT_REQUIRED': 'always',
    '403 FORBIDDEN': 'always',
    '409 SERVER_ID_TAKEN': 'given-name',
    '422 PLAN_NOT_AVAILABLE': 'always',
    '422 PRICE_MISMATCH': 'always',
    '422 VALIDATION_ERROR': 'new-key',
    '429 RATE_LIMIT_EXCEEDED': 'always',
  },
  'POST /v1/vps/servers': {
    '401 UNAUTHORIZED': 'always',
    '402 PAYMENT_REQUIRED': 'always',
    '403 FORBIDDEN': 'always',
    '409 CAPACITY_UNAVAILABLE': 'always',
    '422 PLAN_NOT_AVAILABLE': 'always',
    '422 PRICE_MISMATCH': 'always',
    '422 VALIDATION_ERROR': 'new-key',
    '429 RATE_LIMIT_EXCEEDED': 'always',
  },
}
