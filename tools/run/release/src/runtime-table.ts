import type { RuntimeReport } from '@hostwright/prove/check-runtimes'

const begin = '<!-- runtimes -->'
const end = '<!-- /runtimes -->'

/** Returns a Markdown table of the runtimes. */
export function toTable(reports: readonly RuntimeReport[]): string {
  const rows = reports.map((report) => [
    report.runtime,
    report.version,
    `${report.passed} of ${report.checks}`,
    `${report.sandboxPassed} of ${report.sandboxChecks}`,
    report.seconds.toFixed(1),
  ])
  const head = ['Runtime', 'Version', 'SDK', 'Sandbox inside', 'Seconds']
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns a text in which the table and its date replace the previous ones. */
export function withTable(text: string, table: string, date: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`There is no place for the table: ${begin} … ${end}`)
  return `${text.slice(0, from)}${begin}\n\n${table}\n\nRun on ${date}.\n\n${text.slice(to)}`
}

/** Reports whether every runtime passed every check. No runtimes at all is a failure. */
export function isGreen(reports: readonly RuntimeReport[]): boolean {
  return reports.length > 0 && reports.every(passedAll)
}

function passedAll({ checks, passed, sandboxChecks, sandboxPassed }: RuntimeReport): boolean {
  return checks > 0 && checks === passed && sandboxChecks > 0 && sandboxChecks === sandboxPassed
}
