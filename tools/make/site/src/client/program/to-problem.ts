import type { LinkedProgram } from './link-program.ts'
import type { Problem } from './messages.ts'

/**
 * What to show of an error that ended a program, with the line of the program in which it was thrown. Where the stack
 * names none, that is the line that awaited it.
 */
export function toProblem(
  error: unknown,
  { url, modules }: LinkedProgram,
  describe: (error: unknown) => string,
  awaitedAt?: number,
): Problem {
  if (!(error instanceof Error)) return { text: `Uncaught ${describe(error)}` }
  const missing = modules.find((module) => error.message.includes(module.url))
  if (missing !== undefined)
    return { text: `SyntaxError: ${error.message.replace(missing.url, missing.name)}`, line: missing.line }
  const details = withoutAddresses(describe(error), url)
  const text = toTitle(error)
  const thrownAt = new RegExp(`${escape(url)}:(\\d+)`).exec(error.stack ?? '')?.[1]
  const line = thrownAt === undefined ? awaitedAt : Number(thrownAt)
  // An error of the syntax that the program itself throws, as by JSON.parse, has a place.
  const isSyntax = error.name === 'SyntaxError' && line === undefined
  return {
    text,
    ...(details !== text && { details }),
    line,
    ...(isSyntax && { isSyntax }),
  }
}

/** The class and the message. The SDK's errors have `Error` in no name, so the class says more than the name. */
function toTitle({ name, message, constructor }: Error): string {
  const title = name === 'Error' && constructor.name !== '' ? constructor.name : name
  return message === '' ? title : `${title}: ${message}`
}

/** A text in which the program has a name, and the page's own modules, which say nothing to its author, are left out. */
export function withoutAddresses(text: string, url: string): string {
  return text.replaceAll(url, 'program.ts').replaceAll(/\n\s+at [^\n]*(?:blob:|file:|https?:)[^\n]*/g, '')
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
