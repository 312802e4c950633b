import { javascriptLanguage } from '@codemirror/lang-javascript'
import { awaitMark } from '../../program/create-await-lines.ts'

/**
 * Passes what a program awaits through a function that learns the line. The SDK sends requests from a queue, so the
 * stack of its errors ends there and names no line of the program.
 */
export function markAwaits(text: string): string {
  const marks: { readonly at: number; readonly mark: string }[] = []
  javascriptLanguage.parser.parse(text).iterate({
    enter({ name, node }) {
      const awaited = node.lastChild
      if (name !== 'AwaitExpression' || awaited === null || awaited.type.isError) return
      const line = text.slice(0, node.from).split('\n').length
      marks.push({ at: awaited.from, mark: `${awaitMark}(${line},` }, { at: awaited.to, mark: ')' })
    },
  })
  let marked = text
  for (const { at, mark } of marks.toSorted((one, other) => other.at - one.at))
    marked = marked.slice(0, at) + mark + marked.slice(at)
  return marked
}
