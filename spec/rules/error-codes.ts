/**
 * Which error codes may come with which status: all are documented but OPERATION_ERROR, which public reference
 * material adds, and SERVICE_UNAVAILABLE, which is inferred. The schema ErrorCode must list the same codes.
 */
export const errorCodes: Readonly<Record<string, readonly string[]>> = {
  400: ['BAD_REQUEST'],
  401: ['UNAUTHORIZED'],
  402: ['PAYMENT_REQUIRED'],
  403: ['FORBIDDEN', 'TARGET_NOT_ALLOWED'],
  404: ['NOT_FOUND', 'VPS_NOT_FOUND', 'RULE_NOT_FOUND'],
  409: [
    'OPERATION_ERROR',
    'SERVER_ID_TAKEN',
    'DUPLICATE_REQUEST',
    'CAPACITY_UNAVAILABLE',
    'INVALID_POWER_STATE',
    'FEATURE_UNAVAILABLE',
    'PROTECTED',
    'CONTRACT_NOT_ACTIVE',
    'RULE_NOT_EDITABLE',
    'RULE_DUPLICATED',
    'RULE_LIMIT_EXCEEDED',
    'PTR_NOT_FOUND',
  ],
  422: ['VALIDATION_ERROR', 'PRICE_MISMATCH', 'PLAN_NOT_AVAILABLE'],
  429: ['RATE_LIMIT_EXCEEDED'],
  500: ['INTERNAL_ERROR'],
  502: ['BACKEND_ERROR'],
  503: ['SERVICE_UNAVAILABLE'],
}
