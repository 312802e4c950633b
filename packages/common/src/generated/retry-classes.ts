// Generated from the description by tools/make/generate. Do not edit.

/** The orders: a POST may be retried with its Idempotency-Key when its outcome is unknown; no other POST may. */
export const orderOperations: readonly string[] = [
  'POST /v1/server',
  'POST /v1/vps/servers',
]

/** What must not be retried when its outcome is unknown, though it is no POST. */
export const neverRepeated: readonly string[] = [
  'DELETE /v1/server/{servername}/cron/{cron_id}',
  'DELETE /v1/server/{servername}/dns/{dns_id}',
  'DELETE /v1/server/{servername}/mail-filter/{filter_id}',
  'PUT /v1/server/{servername}/cron/{cron_id}',
  'PUT /v1/server/{servername}/dns/{dns_id}',
]
