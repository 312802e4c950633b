import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { createApiSchemas } from './create-api-schemas.ts'
import { type Description, follow, type Schema } from './description.ts'

const structure = parse(readFileSync(new URL('../desired.yaml', import.meta.url), 'utf8')) as Schema

/**
 * Returns the JSON Schema of the file of a desired account. `desired.yaml` has its structure; the properties come from
 * the description.
 */
export function toDesiredSchema(description: Description): Schema {
  const { convert, toDefinitions } = createApiSchemas(description)
  const fromApi = (part: unknown): unknown => withoutDefaults(convert(part))

  /** Converts a part of the structure. */
  function build(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(build)
    if (typeof part !== 'object' || part === null) return part
    const { $ref, properties, required, ...words } = part as Schema
    if ($ref !== undefined && !$ref.startsWith('#/$defs/')) return fromApi(toSource($ref))
    if (properties === undefined)
      return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, build(value)]))
    return {
      type: 'object',
      ...words,
      additionalProperties: false,
      ...(required && { required }),
      properties: Object.fromEntries(
        Object.entries(properties).flatMap(([name, value]) =>
          name.startsWith('...') ? take(name.slice('...'.length), value) : [[name, build(value)]],
        ),
      ),
    }
  }

  /** Returns what a reference into the description stands for; a whole schema stays a reference. */
  function toSource($ref: string): unknown {
    return /^#\/components\/schemas\/\w+$/.test($ref) ? { $ref } : follow(description, $ref)
  }

  /** Takes properties of a schema of the description: those with the given names, or all but some. */
  function take(name: string, given: unknown): [string, unknown][] {
    const { properties = {} } = follow(description, `#/components/schemas/${name}`) as Schema
    const names = given === 'all' ? [] : (given as readonly string[])
    const without = names.flatMap((each) => (each.startsWith('-') ? [each.slice(1)] : []))
    const all = Object.keys(properties).filter((each) => !without.includes(each))
    return (without.length === names.length ? all : names).map((each) => {
      if (properties[each] === undefined) throw new Error(`${name} has no property ${each}.`)
      // An order in the file is the request itself: what it leaves out has the default of the API.
      return [each, name.endsWith('OrderRequest') ? convert(properties[each]) : fromApi(properties[each])]
    })
  }

  const { $defs, ...root } = structure
  const parts = build($defs) as object
  return toFileSchema({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'An account of the Hosting and VPS Management API',
    ...(build(root) as Schema),
    $defs: { ...parts, ...(withoutDefaults(toDefinitions()) as Schema) },
  })
}

/**
 * Leaves out the defaults of the API, which are those of a request that creates. In the file, a property that is left out
 * stays as it is. A form that fills in defaults would change settings, such as the directory of an FTP account.
 */
function withoutDefaults(part: unknown): unknown {
  return JSON.parse(JSON.stringify(part, (key, value: unknown) => (key === 'default' ? undefined : value)))
}

// Any character but white space, controls, and the punctuation of ASCII, of prose and of Japanese, of which a dot and a
// hyphen may be there. Python's `re` knows no `\p{L}`, and pydantic compiles no 253 repetitions of such a set.
const native = String.raw`[^\s\x00-,/:-@\[-\x60{-\xa9\u2000-\u206f\u3000-\u3004\u3008-\u3020\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+`

// Patterns of mail addresses and host names in the description, which takes Punycode, and those of the file.
const nativePatterns = [
  ['@[A-Za-z0-9.-]+$', `@${native}$`],
  ['^[0-9A-Za-z.-]{1,253}$', `^${native}$`],
] as const

/**
 * Lets addresses and host names be native, which a plan sends in Punycode, and closes the sets of values that the API may
 * extend: it rejects a value that it does not know, which an apply would notice too late.
 */
function toFileSchema(schema: Schema): Schema {
  let text = JSON.stringify(schema, (_, value: unknown) => close(value))
  for (const pair of nativePatterns) {
    const [ascii, native] = pair.map((pattern) => JSON.stringify(pattern).slice(1, -1)) as [string, string]
    text = text.replaceAll(ascii, native)
  }
  return JSON.parse(text) as Schema
}

/** Closes a set of several values; of the types of DNS records, the checks of a zone say more. */
function close(value: unknown): unknown {
  const { 'x-extensible-enum': known, ...rest } = Object(value) as Schema
  if (known === undefined || known.length < 2 || known.includes('CNAME')) return value
  return { ...rest, enum: known }
}
