import { readFileSync } from 'node:fs'
import { listFields, type Field } from './list-fields.ts'
import type { Body, Context, MediaType, Operation, Rule, Schema } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

/** Properties of one operation that the documentation shows. It shows no properties that are left out here. */
interface Shown {
  /** Properties of the request body. */
  readonly request?: readonly string[]
  /** Properties of the response body, or all of them. */
  readonly response?: 'all' | readonly string[]
}

const table = new URL('../operations.json', import.meta.url)
const documented = 'requirements'

/**
 * Properties that the documentation shows have the mark `requirements` or none; all other properties have another mark.
 * `shown` in the table of operations, written while reading the documentation, lists the shown properties. The mark
 * nearest to a property counts: its own, that of its object, of the response, of the operation.
 */
export const shownFields: Rule<{ shown?: Record<string, Shown> }> = ({ shown }) => {
  const all = shown ?? readTable()
  return visitOperations((operation, _call, context) => {
    const { request = [], response = [] } = all[String(operation.operationId)] ?? {}
    const report = (message: string, place: string): void =>
      context.report({ message, location: context.location.child(place) })
    for (const message of listRequestProblems(operation, request, context)) report(message, 'requestBody')
    for (const message of listResponseProblems(operation, response, context)) report(message, 'responses')
  })
}

function readTable(): Record<string, Shown> {
  const rows = JSON.parse(readFileSync(table, 'utf8')) as { operationId: string; shown?: Shown }[]
  return Object.fromEntries(rows.map(({ operationId, shown = {} }) => [operationId, shown]))
}

function listRequestProblems(operation: Operation, shown: readonly string[], context: Context): string[] {
  if (operation.requestBody === undefined) return []
  const { node, location = context.location } = context.resolve<Body>(operation.requestBody)
  const schema = schemaOf(node)
  if (schema === undefined) return []
  const usual = operation['x-provenance'] ?? documented
  const fields = listFields(schema, location.source.absoluteRef, context, usual).filter(
    ({ depth }) => depth === 0,
  )
  return compare(fields, shown, 'request')
}

function listResponseProblems(
  operation: Operation,
  shown: 'all' | readonly string[],
  context: Context,
): string[] {
  const response = operation.responses?.['200']
  if (response === undefined) return []
  const { node, location = context.location } = context.resolve<Body>(response)
  const schema = schemaOf(node)
  if (schema === undefined) return []
  const from = location.source.absoluteRef
  const { node: body } = context.resolve<Schema>(schema, from)
  const mark = node['x-provenance'] ?? body['x-provenance'] ?? operation['x-provenance'] ?? documented
  const fields = listFields(schema, from, context, mark)
  if (shown !== 'all') {
    const unmarked =
      mark === documented ? ['The response is not shown, or not all of it: mark it with x-provenance.'] : []
    return [...unmarked, ...compare(fields, shown, 'response')]
  }
  const marked = fields.filter(({ provenance }) => provenance !== documented)
  const problems = marked.map(({ name }) => `${name} of the response is shown, so it must not be marked.`)
  return mark === documented ? problems : ['The response is shown, so it must not be marked.', ...problems]
}

function compare(fields: readonly Field[], shown: readonly string[], where: string): string[] {
  const found = new Set(fields.filter(({ provenance }) => provenance === documented).map(({ name }) => name))
  const unmarked = [...found].filter((name) => !shown.includes(name))
  const hidden = shown.filter((name) => !found.has(name))
  return [
    ...unmarked.map((name) => `${name} of the ${where} is not shown: mark it with x-provenance.`),
    ...hidden.map((name) => `${name} of the ${where} is shown: mark it with x-provenance: requirements.`),
  ]
}

function schemaOf({ content = {} }: { content?: Record<string, MediaType> }): Schema | undefined {
  return content['application/json']?.schema
}
