/** Returns the head of a Markdown table. */
export function toTableHead(columns: readonly string[]): string {
  return `| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`
}
