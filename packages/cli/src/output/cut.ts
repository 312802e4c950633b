import stringWidth from 'fast-string-width'
import { beginning } from './shorten.ts'

/** Cuts a text to a width in columns of a terminal. An East Asian character takes two. A cut text ends in `…`. */
export function cut(text: string, width: number): string {
  return stringWidth(text) <= width ? text : `${beginning(text, width - 1)}…`
}
