// Generated from the description by tools/make/generate. Do not edit.
import type { Operation } from '../operation.ts'

export const operations: readonly Operation[] = [
  {"id":"getApiKey","command":["key","show"],"method":"GET","path":"/v1/me","summary":"Read the API key in use","description":"Tells what the API key of this request may do: its expiry and, for each service, its permissions\nand targets. The key itself is never returned.\n\nNeeds the read scope and changes nothing. `services` is authoritative. The top-level properties\n`service_type`, `servername` and `permission_type` are deprecated and appear on legacy\nsingle-server keys only.\n\nErrors:\n\n- `401 UNAUTHORIZED` for an expired or unknown key; do not send such a key again, because\n  repeated failures block the source address for a while","scope":"read","source":"requirements","parameters":[],"query":[],"body":[]},
]
