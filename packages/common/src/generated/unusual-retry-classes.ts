// Generated from the description by tools/generate. Do not edit.

/** The writes whose retry class is not that of their method: never for POST, idempotent for PUT and DELETE. */
export const unusualRetryClasses: Readonly<Record<string, 'idempotent' | 'idempotency-key' | 'never'>> = {
  'POST /v1/server': 'idempotency-key',
  'PUT /v1/server/{servername}/dns/{dns_id}': 'never',
  'DELETE /v1/server/{servername}/dns/{dns_id}': 'never',
  'PUT /v1/server/{servername}/cron/{cron_id}': 'never',
  'DELETE /v1/server/{servername}/cron/{cron_id}': 'never',
  'DELETE /v1/server/{servername}/mail-filter/{filter_id}': 'never',
  'POST /v1/vps/servers': 'idempotency-key',
}
