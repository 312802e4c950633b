/** A JSON Schema, as a client has converted it. */
export interface ConvertedSchema {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, ConvertedSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly items?: ConvertedSchema
  readonly anyOf?: readonly ConvertedSchema[]
}

/** A call that a client has to make, and what its result contains if the tool has done its work. */
export interface ExpectedCall {
  readonly name: string
  readonly arguments: object
  /** Property of the result. */
  readonly expected: string
}

/** What a client prints: the tools as it gives them to a model, and the text of each result. */
export interface ClientReport {
  readonly tools: readonly {
    readonly name: string
    readonly schema: ConvertedSchema
    readonly isStrict?: boolean
  }[]
  readonly results: readonly string[]
}

/**
 * Lists the faults of a report: tools that the client does not have, did not call or could not make strict, and calls
 * whose result lacks its property.
 */
export function listFaults(
  { tools, results }: ClientReport,
  calls: readonly ExpectedCall[],
  names: readonly string[],
  isStrict: boolean,
): readonly string[] {
  const missing = names.filter((name) => !tools.some((tool) => tool.name === name))
  const uncalled = names.filter((name) => !calls.some((call) => call.name === name))
  return [
    ...missing.map((name) => `${name}: the client does not have it`),
    ...uncalled.map((name) => `${name}: not called`),
    ...calls.flatMap((call, index) => toFault(call, results[index])),
    ...(isStrict ? tools.flatMap(listLoose) : []),
  ]
}

function toFault(
  { name, arguments: given, expected }: ExpectedCall,
  result: string | undefined,
): readonly string[] {
  const shown = `${name} with ${JSON.stringify(given)}`
  if (result === undefined) return [`${shown}: not called`]
  // A framework returns the JSON of a tool as a text in JSON of its own.
  return new RegExp(`\\\\*"${expected}\\\\*":`).test(result) ? [] : [`${shown}: ${result.slice(0, 500)}`]
}

function listLoose({ name, schema, isStrict }: ClientReport['tools'][number]): readonly string[] {
  const paths = isStrict === true ? listOpen(schema, name) : [name]
  return paths.map((path) => `${path}: not strict`)
}

/** Lists the objects of a schema that take other properties than theirs, or whose properties can be missing. */
function listOpen(schema: ConvertedSchema, path: string): readonly string[] {
  const { type, properties = {}, required = [], additionalProperties, items, anyOf = [] } = schema
  const isObject = [type].flat().includes('object')
  const names = Object.keys(properties)
  const isOpen =
    isObject && (additionalProperties !== false || names.some((name) => !required.includes(name)))
  return [
    ...(isOpen ? [path] : []),
    ...names.flatMap((name) => listOpen(properties[name]!, `${path}.${name}`)),
    ...(items ? listOpen(items, `${path}[]`) : []),
    ...anyOf.flatMap((one) => listOpen(one, path)),
  ]
}
