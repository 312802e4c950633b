import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { toPassage, type Passage } from './passage.ts'

const texts = /^(summary|description|title|message)$/

/**
 * Returns the texts of a YAML file of the description: its summaries, descriptions, titles, messages and texts of enum
 * values.
 */
export function readYaml(text: string, file: string): Passage[] {
  const lineCounter = new LineCounter()
  const passages: Passage[] = []
  visit(parseDocument(text, { lineCounter }), {
    Pair(_, { key, value }, ancestors) {
      const parent = ancestors.at(-2)
      const isEnum = isPairNamed(parent, 'x-enumDescriptions')
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return
      if (!isEnum && !texts.test(String(key.value))) return
      const { line, col } = lineCounter.linePos(value.range![0])
      const place = { file, line, column: col }
      // A folded text has other lines than its source, so all of its lines get the place where the text begins.
      const { text: prose, places } = toPassage(value.value, place)
      passages.push({ text: prose, places: places.map(() => place) })
    },
  })
  return passages
}

function isPairNamed(node: unknown, name: string): boolean {
  const key = (node as { readonly key?: unknown } | undefined)?.key
  return isScalar(key) && key.value === name
}
