/** A browser keeps a text in half the memory, and reads it faster, if it is ASCII throughout. */
const toEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Writes all other letters of a script as escapes. */
export function toAscii(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, toEscape)
}

/**
 * Returns a script that puts the text of a worker into a global. The worker is a string in a script, because a page
 * from a disk can start a worker only from a string.
 */
export function toTextScript(name: string, code: string): string {
  return `globalThis.${name} = ${JSON.stringify(code)}\n`
}
