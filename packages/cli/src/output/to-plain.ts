/** Makes the control characters of a text visible, except line breaks. */
export function toPlain(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what it looks for
  return text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '\u{FFFD}')
}
