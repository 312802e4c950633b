import type { HostwrightError } from '../errors/hostwright-error.ts'
import type { Call } from '../call/call.ts'
import { createRedactor } from './redact.ts'

const longest = 100

/** Adds the path parameters of a call, such as the id of a server, to its error: to the message, and as `params`. */
export function identify(error: HostwrightError, { request, params = {} }: Call): void {
  const entries = Object.entries(params)
  if (entries.length === 0 || error.operation === undefined) return
  const redact = createRedactor(request)
  const shown = entries.map(([name, value]) => [name, redact(String(value), longest)] as const)
  Object.defineProperty(error, 'params', { value: Object.fromEntries(shown), configurable: true })
  const { message, stack } = error
  const what = shown.map((entry) => entry.join(' ')).join(', ')
  // The message of an API error begins with its error code. The parameters of the call are inserted after that code.
  error.message = message.replace(/^(\[.*?\] )?/, (code) => `${code}${what}: `)
  if (stack !== undefined) error.stack = stack.replace(message, () => error.message)
}
