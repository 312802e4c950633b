import type { Sample } from '@hostwright/samples'
import { renderNotice } from '../pages/notices.ts'
import { escapeHtml } from '../shell/escape-html.ts'
import { fixedPages } from '../shell/fixed-pages.ts'
import type { Context } from './context.ts'
import { describeOperation, type OperationText, type ResponseText } from './describe-operation.ts'
import type { Operation } from './description.ts'
import type { DescribedOperation } from './list-operations.ts'
import { renderRequestExamples, renderResponseExamples } from './render-examples.ts'
import { renderFields, renderInside, renderItems, renderProvenance } from './render-fields.ts'
import { renderSamples } from './render-samples.ts'

/**
 * Renders an operation: description, parameters and responses, and beside them the sample code. In one column, the
 * samples follow the first paragraph.
 */
export function renderOperation(
  described: DescribedOperation,
  sample: Sample,
  methodLink: string,
  context: Context,
): string {
  const { render, renderLine, link, words } = context
  const { operationId, method, path, summary, operation } = described
  const text = describeOperation(described, context)
  const [lead = '', ...others] = text.description.split('\n\n')
  const facts = [
    `<a href="${link(methodLink)}"><code>${escapeHtml(sample.method)}</code></a>`,
    `<a href="${link(`${fixedPages.console[words.lang].path}#${operationId}`)}">${words.tryIt}</a>`,
    ...text.facts.map((fact) => renderLine(fact)),
    renderProvenance(text.provenance),
  ]
    .filter(Boolean)
    .map((fact) => `<li>${fact}</li>`)
  return `<section class="operation">
<div class="about">
<h2 id="${operationId}" tabindex="-1"><a class="header-anchor" href="#${operationId}">${escapeHtml(summary)}</a></h2>
<p class="call"><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code></p>
<ul class="operation-facts">${facts.join('')}</ul>
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
${renderParameters(text.parameters, context)}
${text.body === undefined ? '' : `<h3>${words.body}</h3>${render(text.body.description)}${renderInside(text.body.inside, context)}`}
<h3>${words.responses}</h3>${text.responses.map((response) => renderResponse(response, context)).join('')}
</div>
</section>`
}

/** Renders a notice, which readers cannot overlook, if the operation erases data or spends money. */
function renderNotices(operation: Operation, { words: { notices, lang }, render }: Context): string {
  if (operation['x-destructive'] === true) return renderNotice('caution', render(notices.erases), lang)
  const isOrder = operation['x-retry'] === 'idempotency-key'
  return isOrder ? renderNotice('warning', render(notices.spends), lang) : ''
}

function renderParameters(parameters: OperationText['parameters'], context: Context): string {
  const groups = Map.groupBy(parameters, ({ place }) => place)
  const lists = [...groups].map(
    ([place, group]) => `<p class="place">${place}</p>${renderFields(group, context)}`,
  )
  return lists.length === 0 ? '' : `<h3>${context.words.parameters}</h3>${lists.join('')}`
}

/** Renders a response below its status. The errors that the operation itself describes are unfolded. */
function renderResponse(response: ResponseText, context: Context): string {
  const { status, isGood, description, codes, isConditional } = response
  const items = codes.map(
    ({ code, condition: text }) => `<code>${escapeHtml(code)}</code> ${context.renderLine(text)}`,
  )
  const inside = codes.length === 0 ? renderInside(response.inside, context) : renderItems(items)
  const title = `<b class="${isGood ? 'is-good' : 'is-bad'}">${status}</b> ${context.renderLine(description)}`
  return inside === ''
    ? `<p class="response">${title}</p>`
    : `<details class="response"${isGood || isConditional ? ' open' : ''}><summary>${title}</summary>${inside}</details>`
}
