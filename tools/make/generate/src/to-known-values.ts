import { type Description, generatedHeader } from './description.ts'

/**
 * Returns the source text of the known values of the schemas that a request may contain and whose values the API may
 * extend: the description takes any value there, and the service is known to reject one that it does not know.
 */
export function toKnownValues({ components: { schemas } }: Description): string {
  const requests = Object.entries(schemas).filter(([name]) => name.endsWith('Request'))
  const sets = requests.flatMap(([, { properties = {} }]) =>
    Object.values(properties).flatMap(({ $ref }) => {
      const name = $ref?.split('/').at(-1) ?? ''
      const values = schemas[name]?.['x-extensible-enum']
      return values === undefined ? [] : [[name, values] as const]
    }),
  )
  const lines = [...new Map(sets)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, values]) => `  ${name}: [${values.map((value) => `'${value}'`).join(', ')}],\n`)
  return `${generatedHeader}
/** The known values of request properties, by the name of their schema. */
export const knownValues = {
${lines.join('')}} as const
`
}
