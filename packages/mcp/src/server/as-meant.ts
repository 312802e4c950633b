interface Property {
  readonly type?: string
}

/** The JSON Schema of the input of a tool. */
export interface InputSchema {
  readonly properties?: Readonly<Record<string, Property>>
  readonly required?: readonly string[]
}

/**
 * Returns arguments as their sender meant them. Models send null or an empty text for an argument that they leave out,
 * and lists, maps and numbers as texts. Required arguments are kept, so that their error names them.
 */
export function asMeant({ properties = {}, required = [] }: InputSchema, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const entries = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    const { type } = (Object.hasOwn(properties, name) && properties[name]) || {}
    const meant = parse(type, value)
    const isLeftOut = meant === null || meant === '' || (meant !== value && isEmpty(meant))
    return isLeftOut && type !== undefined && !required.includes(name) ? [] : [[name, meant]]
  })
  return Object.fromEntries(entries)
}

function parse(type: string | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return type === 'object' ? withoutNull(value) : value
  const isNumber = (type === 'integer' || type === 'number') && /^-?\d{1,15}(?:\.\d+)?$/.test(value)
  const isPart = (type === 'array' && value.startsWith('[')) || (type === 'object' && value.startsWith('{'))
  if (!isNumber && !isPart) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function withoutNull(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null))
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
