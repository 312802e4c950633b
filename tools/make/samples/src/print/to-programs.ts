import type { SentRequest } from '../record-requests.ts'
import { toCurl } from './to-curl.ts'
import { toGo } from './to-go.ts'
import { toPhp } from './to-php.ts'
import { toPython } from './to-python.ts'

/** Prints a request in the languages that have no SDK of this repository. */
export function toPrograms(request: SentRequest): Readonly<Record<'curl' | 'python' | 'go' | 'php', string>> {
  return { curl: toCurl(request), python: toPython(request), go: toGo(request), php: toPhp(request) }
}
