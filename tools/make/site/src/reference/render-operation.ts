import type { Sample } from '@hostwright/samples'
import { renderNotice } from '../pages/notices.ts'
import { escapeHtml } from '../shell/escape-html.ts'
import type { Context } from './context.ts'
import type { Body, Linked, Operation, Parameter } from './description.ts'
import type { DescribedOperation } from './list-operations.ts'
import { renderRequestExamples, renderResponseExamples } from './render-examples.ts'
import { renderFields, renderInside, renderProvenance } from './render-fields.ts'
import { renderSamples } from './render-samples.ts'

/** Renders an operation: description, parameters and responses, and beside them the sample code. */
export function renderOperation(
  { operationId, method, path, summary, operation, parameters }: DescribedOperation,
  sample: Sample,
  methodLink: string,
  context: Context,
): string {
  const { render } = context
  const marks = renderProvenance(operation['x-provenance'], context)
  return `<section class="operation">
<div class="about">
<h2 id="${operationId}" tabindex="-1"><a class="header-anchor" href="#${operationId}">${escapeHtml(summary)}</a></h2>
<p class="call"><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code></p>
${renderFacts(operation, sample.method, methodLink, marks, context)}
${renderNotices(operation, context)}
${render(operation.description)}
<div class="details">
${renderParameters(parameters, context)}
${renderBody(operation.requestBody, context)}
${renderResponses(operation, context)}
</div>
</div>
<div class="samples">
${renderSamples(sample, context)}
${renderRequestExamples(operation, context)}
${renderResponseExamples(operation, context)}
</div>
</section>`
}

/** Renders a notice, which readers cannot overlook, if the operation erases data or spends money. */
function renderNotices(operation: Operation, { words: { notices, lang }, render }: Context): string {
  if (operation['x-destructive'] === true) return renderNotice('caution', render(notices.erases), lang)
  const isOrder = operation['x-retry'] === 'idempotency-key'
  return isOrder ? renderNotice('warning', render(notices.spends), lang) : ''
}

function renderFacts(
  operation: Operation,
  sdkMethod: string,
  methodLink: string,
  marks: string,
  { words, renderLine, link }: Context,
): string {
  const { 'x-scope': scope, 'x-permission': permission, 'x-retry': retry, operationId } = operation
  const facts = [
    `<a href="${link(methodLink)}"><code>${escapeHtml(sdkMethod)}</code></a>`,
    `<a href="${link(`console.html#${operationId}`)}">${words.tryIt}</a>`,
    renderLine(words.scope(scope)),
    ...(permission === undefined
      ? []
      : [renderLine(words.permission(permission.service, permission.category))]),
    ...(retry === undefined ? [] : [renderLine(words.repeat[retry])]),
    ...(marks === '' ? [] : [marks]),
  ]
  return `<ul class="operation-facts">${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`
}

function renderParameters(parameters: readonly Linked<Parameter>[], context: Context): string {
  const all = parameters.map((part) => context.follow<Parameter>(part))
  if (all.length === 0) return ''
  const fields = all.map(({ name, in: place, required = false, schema = {}, description, ...parameter }) => ({
    name,
    place,
    isRequired: required,
    schema,
    description,
    provenance: parameter['x-provenance'],
  }))
  const groups = Map.groupBy(fields, ({ place }) => place)
  const lists = [...groups].map(
    ([place, group]) => `<p class="place">${place}</p>${renderFields(group, context)}`,
  )
  return `<h3>${context.words.parameters}</h3>${lists.join('')}`
}

function renderBody(part: Linked<Body> | undefined, context: Context): string {
  if (part === undefined) return ''
  const { description = '', content } = context.follow(part)
  const inside = content === undefined ? '' : renderInside(content['application/json']!.schema, context)
  return `<h3>${context.words.body}</h3>${context.render(description)}${inside}`
}

function renderResponses({ responses = {} }: Operation, context: Context): string {
  const items = Object.entries(responses).map(([status, part]) => {
    const { description = '', content } = context.follow(part)
    const isGood = status.startsWith('2')
    const json = content?.['application/json']
    const inside =
      json === undefined ? '' : isGood ? renderInside(json.schema, context) : renderCodes(part, context)
    const title = `<b class="${isGood ? 'is-good' : 'is-bad'}">${status}</b> ${context.renderLine(description)}`
    return inside === ''
      ? `<p class="response">${title}</p>`
      : `<details class="response"${isGood ? ' open' : ''}><summary>${title}</summary>${inside}</details>`
  })
  return `<h3>${context.words.responses}</h3>${items.join('')}`
}

interface ErrorBody {
  readonly error?: { readonly code?: string; readonly message?: string }
}

/** Renders the codes that an error response may have. */
function renderCodes(part: Linked<Body>, { follow }: Context): string {
  const examples = Object.values(follow(part).content?.['application/json']?.examples ?? {})
  const items = examples.map((example) => {
    const { code = '', message = '' } = (follow(example).value as ErrorBody).error ?? {}
    return `<li><code>${escapeHtml(code)}</code> ${escapeHtml(message)}</li>`
  })
  return items.length === 0 ? '' : `<ul class="values">${items.join('')}</ul>`
}
