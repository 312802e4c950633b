// Generated from the description by tools/make/generate. Do not edit.
import type { Operation } from '../operation.ts'

export const operations: readonly Operation[] = [
  {"id":"getApiKey","command":["key","show"],"method":"GET","path":"/v1/me","summary":"Retrieve the API key in use","description":"Returns the expiry of the API key that sends this request and, for each service, its permissions and\ntargets. The key itself is never returned.\n\nRequires the read scope. `services` is the authoritative source of permissions and targets. The\ntop-level properties `service_type`, `servername` and `permission_type` are deprecated: only legacy\nsingle-server keys have them.\n\nErrors:\n\n- `401 UNAUTHORIZED` for an expired or invalid key; do not retry with it, because repeated failures\n  temporarily block the source address","scope":"read","source":"requirements","parameters":[],"query":[],"body":[]},
]
