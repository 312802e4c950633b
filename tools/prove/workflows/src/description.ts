import { readFileSync } from 'node:fs'

interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly oneOf?: readonly Schema[]
}

interface Operation {
  readonly operationId: string
  readonly method: string
  readonly 'x-retry'?: 'idempotent' | 'idempotency-key' | 'never'
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly responses: Readonly<Record<string, unknown>>
}

/** What the build left in `dist/`; run it first. */
const description = JSON.parse(
  readFileSync(new URL('../../../../spec/dist/openapi.json', import.meta.url), 'utf8'),
) as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

/** What a `$ref` leads to. */
function resolve<T extends object>(value: T): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], description)
  return resolve(found as T)
}

export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.values(description.paths).flatMap(({ parameters: shared, ...item }) =>
    Object.entries(item).map(([method, operation]) => {
      const own = [...((shared as unknown as Operation['parameters']) ?? []), ...(operation.parameters ?? [])]
      return [operation.operationId, { ...operation, method, parameters: own.map((each) => resolve(each)) }]
    }),
  ),
)

/** Whether one of an operation's responses has a property in this place, such as `/server/status`. */
export function hasProperty({ responses }: Operation, pointer: string): boolean {
  const keys = pointer.split('/').slice(1)
  return Object.values(responses).some((response) => {
    const { content } = resolve(response as { content?: Record<string, { schema: Schema }> })
    return Object.values(content ?? {}).some(({ schema }) => reaches(schema, keys))
  })
}

function reaches(given: Schema, [key, ...rest]: readonly string[]): boolean {
  const { properties = {}, oneOf = [] } = resolve<Schema>(given)
  if (oneOf.some((schema) => reaches(schema, [key ?? '', ...rest]))) return true
  if (key === undefined) return true
  const property = properties[key]
  return property !== undefined && reaches(property, rest)
}
