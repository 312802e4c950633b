// Places that take Markdown, such as comments on a pull request, commonly take 65,536 characters.
const most = 60_000
// Number of characters at the end of a text that stay if its middle is left out, such as the counts of a plan.
const mostAtEnd = 10_000
// Longest run of backticks that is kept, so that the fence around it is short.
const longestRun = 100

// Control characters but line breaks, and characters that reorder or hide text.
const invisible = /(?!\n)\p{Cc}|[\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu

/**
 * Puts a text into one fenced block of Markdown, of at most 60,000 characters. Nothing in the text ends the block, and
 * control characters and those that change the direction of text become visible. The middle of a longer text is left
 * out, by whole lines where these are short.
 */
export function toFence(text: string, language: string): string {
  const plain = text
    .trimEnd()
    .replaceAll(invisible, (sign) => `\\u{${sign.codePointAt(0)!.toString(16).toUpperCase()}}`)
    .replaceAll(new RegExp(`\`{${longestRun},}`, 'g'), `${'`'.repeat(longestRun)}…`)
  const runs = plain.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  const body = leaveOut(plain, most - 2 * fence.length - language.length - 3)
  return `${fence}${language}\n${body}\n${fence}\n`
}

/** Leaves out the middle of a text that is longer than `room` characters. */
function leaveOut(text: string, room: number): string {
  if (text.length <= room) return text
  const note = '\n… lines are left out here: --json has them all …\n'
  const start = text.slice(0, room - mostAtEnd - note.length)
  const end = text.slice(-mostAtEnd)
  return start.slice(0, startOfLine(start)) + note + end.slice(end.indexOf('\n') + 1)
}

/** Returns where the last line begins; the length of a text of one line. */
function startOfLine(text: string): number {
  const at = text.lastIndexOf('\n')
  return at === -1 ? text.length : at
}
