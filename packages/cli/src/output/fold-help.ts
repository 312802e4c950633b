import stringWidth from 'fast-string-width'
import { wrapText } from './wrap-text.ts'

const widest = 80

/**
 * Wraps the lines of a help that are wider than a terminal of 80 columns. The text beside a flag or a command continues
 * below itself.
 */
export function foldHelp(help: string, columns: number = widest): string {
  const width = Math.min(widest, columns)
  return help
    .split('\n')
    .flatMap((line) => (stringWidth(line) <= width || isExample(line) ? [line] : foldLine(line, width)))
    .join('\n')
}

/** Whether a line is a command to copy, which would not run in two parts. A usage line has brackets. */
export function isExample(line: string): boolean {
  return /^\s*(?:例: )?hostwright /.test(line) && !/ [(<[]/.test(line)
}

function foldLine(line: string, width: number): readonly string[] {
  const [head = ''] = /^ *\S.*? {2,}(?=\S)|^ *(?:- )?/.exec(line) ?? []
  const isUsage = line.startsWith('  hostwright ')
  const indent = ' '.repeat(isUsage ? 4 : stringWidth(head))
  const [first = '', ...others] = wrapText(line.slice(head.length), width - indent.length)
  return [head + first, ...others.map((rest) => indent + rest)]
}
