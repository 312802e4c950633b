import { escapeHtml } from '../shell/escape-html.ts'
import type { Context } from './context.ts'
import { describeLimits, toCode } from './describe-limits.ts'
import { describeType, unwrapNull } from './describe-type.ts'
import type { Provenance, Schema } from '@hostwright/generate/description'
import type { Linked } from './description.ts'

/** A named value: a parameter or a property. */
export interface Field {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: Linked<Schema>
  readonly description?: string | undefined
  readonly provenance?: Provenance | undefined
}

// Largest number of properties or values that is shown unfolded.
const mostAtOnce = 8

/** Renders a list of values: name, type, description, limits, and nested properties. */
export function renderFields(fields: readonly Field[], context: Context, depth = 0): string {
  const items = fields.map((field) => `<li>${renderField(field, context, depth)}</li>`)
  return `<ul class="fields">${items.join('')}</ul>`
}

/** Renders the nested properties of a value, or the alternatives of a `oneOf`. */
export function renderInside(part: Linked<Schema>, context: Context, depth = 0): string {
  const { follow } = context
  const { schema } = unwrapNull(part, follow)
  if (schema.items !== undefined) return renderInside(schema.items, context, depth)
  if (schema.oneOf !== undefined) return renderChoices(schema, context, depth)
  const fields = listFields(schema)
  return fields.length === 0 ? '' : renderFields(fields, context, depth)
}

/** Returns the properties of a schema, and `{…}` for any others that it describes. */
export function listFields({ properties = {}, required = [], additionalProperties }: Schema): Field[] {
  const own = Object.entries(properties).map(([name, schema]) => {
    return { name, isRequired: required.includes(name), schema }
  })
  if (typeof additionalProperties !== 'object') return own
  return [...own, { name: '{…}', isRequired: false, schema: additionalProperties }]
}

function renderField(
  { name, isRequired, schema: part, ...field }: Field,
  context: Context,
  depth: number,
): string {
  const { words, follow, render, renderLine } = context
  const { schema } = unwrapNull(part, follow)
  const { description = schema.description ?? '', provenance = schema['x-provenance'] } = field
  const marks = [
    isRequired ? `<span class="is-required">${words.required}</span>` : '',
    schema.deprecated === true ? `<span class="badge">${words.deprecated}</span>` : '',
    renderProvenance(provenance, context),
  ]
  const limits = describeLimits(schema, words).map((limit) => renderLine(limit))
  return [
    `<p class="field"><code>${escapeHtml(name)}</code> <span class="type">${escapeHtml(describeType(part, follow))}</span> ${marks.join(' ')}</p>`,
    render(description),
    limits.length === 0 ? '' : `<p class="limits">${limits.join(' · ')}</p>`,
    renderValues(schema, context),
    renderFolded(part, context, depth + 1),
  ].join('')
}

/** Renders a badge with the provenance of a statement, unless it comes from the requirements. */
export function renderProvenance(provenance: Provenance | undefined, { words }: Context): string {
  if (provenance === undefined || provenance === 'requirements') return ''
  return `<span class="badge is-unsure">${words.provenance[provenance]}</span>`
}

function renderValues(schema: Schema, { words, renderLine }: Context): string {
  const values = schema.enum ?? schema['x-extensible-enum']
  if (values === undefined) return ''
  const meanings = schema['x-enumDescriptions'] ?? {}
  const items = values.map((value) => {
    const meaning = meanings[String(value)]
    return `<li>${renderLine(meaning === undefined ? toCode(value) : `${toCode(value)} ${meaning}`)}</li>`
  })
  const title = schema.enum === undefined ? words.moreValues : words.values
  return `<details class="inside"${items.length > mostAtOnce ? '' : ' open'}><summary>${title}</summary><ul class="values">${items.join('')}</ul></details>`
}

function renderFolded(part: Linked<Schema>, context: Context, depth: number): string {
  const inside = renderInside(part, context, depth)
  if (inside === '') return ''
  const { schema } = unwrapNull(part, context.follow)
  const count = listFields(context.follow(schema.items ?? schema)).length
  const title = count === 0 ? context.words.oneOf : context.words.properties(count)
  const isOpen = depth === 1 && count <= mostAtOnce
  return `<details class="inside"${isOpen ? ' open' : ''}><summary>${title}</summary>${inside}</details>`
}

/** Renders each alternative of a `oneOf` below the discriminator values that choose it, or its description. */
function renderChoices({ oneOf = [], discriminator }: Schema, context: Context, depth: number): string {
  const { follow, renderLine, words } = context
  const choices = oneOf.map((part) => {
    const { description = '' } = follow(part)
    const chosen = Object.entries(discriminator?.mapping ?? {})
      .filter(([, target]) => '$ref' in part && target === part.$ref)
      .map(([value]) => toCode(value))
    const title =
      chosen.length === 0 ? description : `\`${discriminator!.propertyName}\`: ${chosen.join(', ')}`
    return `<details class="inside" open><summary>${renderLine(title)}</summary>${renderInside(part, context, depth + 1)}</details>`
  })
  return `<p class="field">${words.oneOf}</p>${choices.join('')}`
}
