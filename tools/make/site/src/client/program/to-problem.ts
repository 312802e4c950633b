import type { LinkedProgram } from './link-program.ts'
import type { Problem } from './messages.ts'

/**
 * Describes an error that ended a program, with the line that threw it. If the stack names no line of the program, the
 * line that awaited the failed call is used.
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
  // A syntax error that the program itself throws, for example from JSON.parse, has a line.
  const isSyntax = error.name === 'SyntaxError' && line === undefined
  return {
    text,
    ...(details !== text && { details }),
    line,
    ...(isSyntax && { isSyntax }),
  }
}

/** Returns the class and the message. The SDK's errors keep the name `Error`, so their class says more. */
function toTitle({ name, message, constructor }: Error): string {
  const title = name === 'Error' && constructor.name !== '' ? constructor.name : name
  return message === '' ? title : `${title}: ${message}`
}

/** Replaces the program's address by a file name, and removes the stack lines of the page's own modules. */
export function withoutAddresses(text: string, url: string): string {
  return text.replaceAll(url, 'program.ts').replaceAll(/\n\s+at [^\n]*(?:blob:|file:|https?:)[^\n]*/g, '')
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
