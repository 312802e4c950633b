import type { InputSchema } from '../tools/input-schema.ts'

/**
 * Returns a value as its sender meant it. Models send null, or an empty text, list or map, for a property that they leave
 * out, and lists, maps and numbers as texts. Required properties are kept, so that their error names them.
 */
export function asMeant(schema: InputSchema, given: unknown): unknown {
  const value = typeof given === 'string' ? parse(schema.type, given) : given
  if (typeof value !== 'object' || value === null) return value
  const { properties = {}, required = [], items } = schema
  if (Array.isArray(value)) return items ? value.map((item) => asMeant(items, item)) : value
  const entries = Object.entries(value).flatMap(([name, sent]): [string, unknown][] => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (own === undefined) return sent === null ? [] : [[name, sent]]
    const meant = asMeant(own, sent)
    const isLeftOut = meant === null || meant === '' || isEmpty(meant)
    return isLeftOut && !required.includes(name) ? [] : [[name, meant]]
  })
  return Object.fromEntries(entries)
}

function parse(type: string | undefined, text: string): unknown {
  const isNumber = (type === 'integer' || type === 'number') && /^-?\d{1,15}(?:\.\d+)?$/.test(text)
  const isPart = (type === 'array' && text.startsWith('[')) || (type === 'object' && text.startsWith('{'))
  if (!isNumber && !isPart) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
