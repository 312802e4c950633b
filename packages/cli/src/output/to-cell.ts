/** A value as one line of text; what could move the cursor or colour the terminal becomes visible. */
export function toCell(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return toCell(value.join(','))
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // eslint-disable-next-line no-control-regex -- these are what it looks for
  return text.replaceAll(/[\u0000-\u001F\u007F-\u009F]/g, (character) =>
    character === '\n' ? '⏎' : character === '\t' ? ' ' : '�',
  )
}
