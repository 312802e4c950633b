import type { Provenance, Schema } from '@hostwright/generate/description'
import { describeLimits, toCode } from './describe-limits.ts'
import { describeType, unwrapNull } from './describe-type.ts'
import type { Follow, Linked } from './description.ts'
import type { Words } from './words.ts'

/** The description's references and the texts in the language of the page. */
export interface Wording {
  readonly follow: Follow
  readonly words: Words
}

/** A named value: a parameter or a property. */
interface Field {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: Linked<Schema>
  readonly description?: string | undefined
  readonly provenance?: Provenance | undefined
}

/** Description of a value, from which HTML and Markdown are printed. Its texts are Markdown. */
export type DescribedField = ReturnType<typeof describeField>

/** The properties inside of a value, or its alternatives. A title has the values that choose one, if there are such. */
export interface Inside {
  readonly fields: readonly DescribedField[]
  readonly choices: readonly {
    readonly title: string
    readonly description: string
    readonly inside: Inside
  }[]
}

export const nothing: Inside = { fields: [], choices: [] }

/** Describes the nested properties of a value, or the alternatives of a `oneOf`. */
export function describeInside(part: Linked<Schema>, wording: Wording): Inside {
  const { schema } = unwrapNull(part, wording.follow)
  if (schema.items !== undefined) return describeInside(schema.items, wording)
  if (schema.oneOf !== undefined) return { fields: [], choices: describeChoices(schema, wording) }
  return { fields: listFields(schema).map((field) => describeField(field, wording)), choices: [] }
}

/** Returns the properties of a schema, and `{…}` for any others that it describes. */
function listFields({ properties = {}, required = [], additionalProperties }: Schema): Field[] {
  const own = Object.entries(properties).map(([name, schema]) => {
    return { name, isRequired: required.includes(name), schema }
  })
  if (typeof additionalProperties !== 'object') return own
  return [...own, { name: '{…}', isRequired: false, schema: additionalProperties }]
}

export function describeField({ name, isRequired, ...field }: Field, wording: Wording) {
  const { follow, words } = wording
  const { schema } = unwrapNull(field.schema, follow)
  const { description = schema.description ?? '', provenance = schema['x-provenance'] } = field
  return {
    name,
    type: describeType(field.schema, follow),
    required: isRequired ? words.required : '',
    deprecated: schema.deprecated === true ? words.deprecated : '',
    provenance: describeProvenance(provenance, words),
    description,
    limits: describeLimits(schema, words),
    values: describeValues(schema, words),
    inside: describeInside(field.schema, wording),
  }
}

/** Returns the provenance of a statement, unless it comes from the requirements. */
export function describeProvenance(provenance: Provenance | undefined, words: Words): string {
  return provenance === undefined || provenance === 'requirements' ? '' : words.provenance[provenance]
}

function describeValues(schema: Schema, words: Words) {
  const values = schema.enum ?? schema['x-extensible-enum']
  if (values === undefined) return undefined
  const meanings = schema['x-enumDescriptions'] ?? {}
  return {
    title: schema.enum === undefined ? words.moreValues : words.values,
    items: values.map((value) => `${toCode(value)} ${meanings[String(value)] ?? ''}`.trimEnd()),
  }
}

function describeChoices({ oneOf = [], discriminator }: Schema, wording: Wording): Inside['choices'] {
  return oneOf.map((part) => {
    const { description = '' } = wording.follow(part)
    const chosen = Object.entries(discriminator?.mapping ?? {})
      .filter(([, target]) => '$ref' in part && target === part.$ref)
      .map(([value]) => toCode(value))
    const title =
      chosen.length === 0 ? description : `\`${discriminator!.propertyName}\`: ${chosen.join(', ')}`
    return { title, description, inside: describeInside(part, wording) }
  })
}
