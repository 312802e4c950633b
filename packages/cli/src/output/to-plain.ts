/** Replaces the control characters of a text, except line breaks and tabs, by a visible character. */
export function toPlain(text: string): string {
  // eslint-disable-next-line no-control-regex -- the expression finds control characters
  return text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '\u{FFFD}')
}
