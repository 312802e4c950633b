import { escapeHtml } from '../shell/escape-html.ts'
import type { Context } from './context.ts'
import type { DescribedField, Inside } from './describe-fields.ts'

// Largest number of properties or values that is shown unfolded.
const mostAtOnce = 8

/** Renders a list of values: name, type, description, limits, and nested properties. */
export function renderFields(fields: readonly DescribedField[], context: Context, depth = 0): string {
  const items = fields.map((field) => `<li>${renderField(field, context, depth)}</li>`)
  return `<ul class="fields">${items.join('')}</ul>`
}

/** Renders the nested properties of a value, or its alternatives. */
export function renderInside({ fields, choices }: Inside, context: Context, depth = 0): string {
  if (choices.length === 0) return fields.length === 0 ? '' : renderFields(fields, context, depth)
  const all = choices.map(({ title, inside }) =>
    renderDetails(context.renderLine(title), renderInside(inside, context, depth + 1)),
  )
  return `<p class="field">${context.words.oneOf}</p>${all.join('')}`
}

function renderField(field: DescribedField, context: Context, depth: number): string {
  const { required, deprecated, values } = field
  const marks = [
    required && `<span class="is-required">${required}</span>`,
    deprecated && `<span class="badge">${deprecated}</span>`,
    renderProvenance(field.provenance),
  ]
  const limits = field.limits.map((limit) => context.renderLine(limit))
  return [
    `<p class="field"><code>${escapeHtml(field.name)}</code> <span class="type">${escapeHtml(field.type)}</span> ${marks.join(' ')}</p>`,
    context.render(field.description),
    limits.length === 0 ? '' : `<p class="limits">${limits.join(' · ')}</p>`,
    values === undefined
      ? ''
      : renderDetails(
          values.title,
          renderItems(values.items.map((item) => context.renderLine(item))),
          values.items.length <= mostAtOnce,
        ),
    renderFolded(field.inside, context, depth + 1),
  ].join('')
}

/** Renders a badge with the provenance of a statement, if there is something to say. */
export function renderProvenance(provenance: string): string {
  return provenance && `<span class="badge is-unsure">${provenance}</span>`
}

/** Renders a list of values or codes. */
export function renderItems(items: readonly string[]): string {
  return `<ul class="values">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

function renderFolded(inside: Inside, context: Context, depth: number): string {
  const html = renderInside(inside, context, depth)
  if (html === '') return ''
  const count = inside.fields.length
  const title = count === 0 ? context.words.oneOf : context.words.properties(count)
  return renderDetails(title, html, depth === 1 && count <= mostAtOnce)
}

function renderDetails(title: string, html: string, isOpen = true): string {
  return `<details class="inside"${isOpen ? ' open' : ''}><summary>${title}</summary>${html}</details>`
}
