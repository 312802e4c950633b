/**
 * Returns a value as a word to type in a shell. On Windows, where paths often have spaces, it is in double quotes,
 * which both PowerShell and `cmd` know, unless it has a character that one of them acts on in these.
 */
export function toWord(value: unknown, platform?: string): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (platform === 'win32' && !/["$`%!\u201C-\u201E]|\\$/.test(text))
    return /^[\w+=:./\\-]+$/.test(text) ? text : `"${text}"`
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
