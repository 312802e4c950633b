import { parsePointer } from './json-pointer.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { mapOperations } from './map-operations.ts'

interface Line {
  readonly status: string
  readonly code: string
  readonly meaning: string
}

/**
 * Copies a bundled description so that the text of each operation ends with a line for each of its error codes: what
 * the example of the code says. A code that the text names keeps its own line; those of servers that fail, and those
 * that every operation has, are in the introduction only.
 */
export function withErrorLines(description: JsonObject): JsonObject {
  const operations = listOperations(description)
  const linesOf = new Map(operations.map((operation) => [operation, listLines(description, operation)]))
  const isOfEvery = (code: string): boolean =>
    [...linesOf.values()].every((lines) => lines.some((line) => line.code === code))
  return mapOperations(description, (operation) => {
    const text = operation['description'] as string
    const missing = linesOf
      .get(operation)!
      .filter(({ status, code }) => !isOfEvery(code) && !text.includes(`\`${status} ${code}\``))
    return missing.length === 0 ? operation : { ...operation, description: addLines(text, missing) }
  })
}

function listOperations({ paths }: JsonObject): JsonObject[] {
  const items = Object.values(paths as Record<string, JsonObject>)
  return items.flatMap((item) =>
    Object.values(item).filter((value) => isObject(value) && 'operationId' in value),
  ) as JsonObject[]
}

/** Lists the error codes of an operation whose requests are at fault: the examples of its responses. */
function listLines(description: JsonObject, { responses }: JsonObject): Line[] {
  const resolve = (value: Json): Json => {
    if (!isObject(value) || typeof value['$ref'] !== 'string') return value
    return parsePointer(value['$ref']).reduce<Json>((node, key) => (node as JsonObject)[key]!, description)
  }
  return Object.entries(responses as JsonObject)
    .filter(([status]) => status.startsWith('4'))
    .flatMap(([status, response]) => {
      const { content = {} } = resolve(response) as { content?: Record<string, { examples?: JsonObject }> }
      return Object.entries(content['application/json']?.examples ?? {}).flatMap(([code, example]) => {
        const { description: meaning } = resolve(example) as JsonObject
        return typeof meaning === 'string' ? [{ status, code, meaning }] : []
      })
    })
}

function addLines(text: string, lines: readonly Line[]): string {
  const list = lines.map(({ status, code, meaning }) => `- \`${status} ${code}\`: ${meaning}\n`).join('')
  const hasList = /^Errors:$/m.test(text)
  return `${text.trimEnd()}\n${hasList ? '' : '\nErrors:\n\n'}${list}`
}
