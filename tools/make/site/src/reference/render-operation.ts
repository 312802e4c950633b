import type { Sample } from '@hostwright/samples'
import { renderNotice } from '../pages/notices.ts'
import { escapeHtml } from '../shell/escape-html.ts'
import { fixedPages } from '../shell/fixed-pages.ts'
import type { Context } from './context.ts'
import type { Body, Linked, Operation, Parameter } from './description.ts'
import type { DescribedOperation } from './list-operations.ts'
import { renderRequestExamples, renderResponseExamples } from './render-examples.ts'
import { renderFields, renderInside, renderProvenance } from './render-fields.ts'
import { renderSamples } from './render-samples.ts'
import { type SplitDescription, splitErrors } from './split-errors.ts'

/**
 * Renders an operation: description, parameters and responses, and beside them the sample code. In one column, the
 * samples follow the first paragraph.
 */
export function renderOperation(
  { operationId, method, path, summary, operation, parameters }: DescribedOperation,
  sample: Sample,
  methodLink: string,
  context: Context,
): string {
  const { render } = context
  const marks = renderProvenance(operation['x-provenance'], context)
  const { text, conditions } = splitErrors(operation.description)
  const [lead = '', ...others] = text.split('\n\n')
  return `<section class="operation">
<div class="about">
<h2 id="${operationId}" tabindex="-1"><a class="header-anchor" href="#${operationId}">${escapeHtml(summary)}</a></h2>
<p class="call"><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code></p>
${renderFacts(operation, sample.method, methodLink, marks, context)}
${renderNotices(operation, context)}
${render(lead)}
</div>
<div class="samples">
${renderSamples(sample, context)}
${renderRequestExamples(operation, context)}
${renderResponseExamples(operation, context)}
</div>
<div class="about">
${render(others.join('\n\n'))}
${renderParameters(parameters, context)}
${renderBody(operation.requestBody, context)}
${renderResponses(operation, conditions, context)}
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
    `<a href="${link(`${fixedPages.console[words.lang].path}#${operationId}`)}">${words.tryIt}</a>`,
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
    ([place, group]) => `<p class="place">${context.words.places[place]}</p>${renderFields(group, context)}`,
  )
  return `<h3>${context.words.parameters}</h3>${lists.join('')}`
}

function renderBody(part: Linked<Body> | undefined, context: Context): string {
  if (part === undefined) return ''
  const { description = '', content } = context.follow(part)
  const inside = content === undefined ? '' : renderInside(content['application/json']!.schema, context)
  return `<h3>${context.words.body}</h3>${context.render(description)}${inside}`
}

type Conditions = SplitDescription['conditions']

/** Renders the responses by status. The errors that the operation itself describes are unfolded. */
function renderResponses({ responses = {} }: Operation, conditions: Conditions, context: Context): string {
  const items = Object.entries(responses).map(([status, part]) => {
    const { description = '', content } = context.follow(part)
    const isGood = status.startsWith('2')
    const json = content?.['application/json']
    const inside =
      json === undefined
        ? ''
        : isGood
          ? renderInside(json.schema, context)
          : renderCodes(status, part, conditions, context)
    const title = `<b class="${isGood ? 'is-good' : 'is-bad'}">${status}</b> ${context.renderLine(description)}`
    const isOpen = isGood || [...conditions.keys()].some((error) => error.startsWith(status))
    return inside === ''
      ? `<p class="response">${title}</p>`
      : `<details class="response"${isOpen ? ' open' : ''}><summary>${title}</summary>${inside}</details>`
  })
  return `<h3>${context.words.responses}</h3>${items.join('')}`
}

interface ErrorBody {
  readonly error?: { readonly code?: string; readonly message?: string }
}

/** Renders the codes that an error response may have, each with its condition, or else with the API's message. */
function renderCodes(
  status: string,
  part: Linked<Body>,
  conditions: Conditions,
  { follow, renderLine }: Context,
): string {
  const examples = Object.values(follow(part).content?.['application/json']?.examples ?? {})
  const items = examples.map((example) => {
    const { code = '', message = '' } = (follow(example).value as ErrorBody).error ?? {}
    const condition = conditions.get(`${status} ${code}`)
    return `<li><code>${escapeHtml(code)}</code> ${condition === undefined ? escapeHtml(message) : renderLine(condition)}</li>`
  })
  return items.length === 0 ? '' : `<ul class="values">${items.join('')}</ul>`
}
