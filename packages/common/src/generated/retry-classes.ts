// Generated from the description by tools/make/generate. Do not edit.

/** The operations that order: the only POST requests that may be retried after a lost response, with their Idempotency-Key. */
export const orderOperations: readonly string[] = [
  'POST /v1/server',
  'POST /v1/vps/servers',
]

/** The operations other than POST that must not be retried after a lost response. */
export const neverRepeated: readonly string[] = [
  'DELETE /v1/server/{servername}/cron/{cron_id}',
  'DELETE /v1/server/{servername}/dns/{dns_id}',
  'DELETE /v1/server/{servername}/mail-filter/{filter_id}',
  'PUT /v1/server/{servername}/cron/{cron_id}',
  'PUT /v1/server/{servername}/dns/{dns_id}',
]
