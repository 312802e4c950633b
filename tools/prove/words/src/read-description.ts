import { LineCounter, parseDocument, visit } from 'yaml'
import { toPassage, type Passage, type Place } from './passage.ts'

/**
 * The texts of the built description, each once, with their JSON pointers. `sources` are the YAML files that it was
 * built from, by name: a text is placed where it begins in one of them, or else in the built file.
 */
export function readDescription(
  json: string,
  file: string,
  sources: Readonly<Record<string, string>>,
): Passage[] {
  const placed = findPlaces(sources)
  const seen = new Set<string>()
  return findTexts(JSON.parse(json), '').flatMap(({ text, pointer }) => {
    if (seen.has(text)) return []
    seen.add(text)
    const place = placed.get(toKey(text)) ?? { file, line: 1, column: 1 }
    const { places } = toPassage(text, { ...place, pointer })
    // A folded text has other lines than its source, so each is placed where the text begins.
    return [{ text, places: places.map(() => ({ ...place, pointer })) }]
  })
}

interface Text {
  readonly text: string
  readonly pointer: string
}

function findTexts(value: unknown, pointer: string, isProse = false): Text[] {
  if (typeof value === 'string') return isProse ? [{ text: value, pointer }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const isText = typeof child === 'string' && /^(summary|description|title|message)$/.test(key)
    const areTexts = pointer.endsWith('/x-enumDescriptions')
    const path = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    return findTexts(child, path, isText || areTexts)
  })
}

/** Where each text of the sources begins. */
function findPlaces(sources: Readonly<Record<string, string>>): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const [file, text] of Object.entries(sources)) {
    const lineCounter = new LineCounter()
    visit(parseDocument(text, { lineCounter }), {
      Scalar: (_, { value, range }) => {
        if (typeof value !== 'string' || range === undefined || range === null) return
        const { line, col } = lineCounter.linePos(range[0])
        const key = toKey(value)
        if (!places.has(key)) places.set(key, { file, line, column: col })
      },
    })
  }
  return places
}

const toKey = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
