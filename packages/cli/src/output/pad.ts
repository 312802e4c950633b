import stringWidth from 'fast-string-width'

/** Pads a text at its end to a width in columns of a terminal. An East Asian character takes two. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)))
}
