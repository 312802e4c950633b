import { frameCode } from '../pages/frame-code.ts'
import type { Context } from './context.ts'
import type { Body, Example, Linked, Operation } from './description.ts'
import { type Option, renderChoice } from './render-choice.ts'
import { listExamples } from './to-example.ts'

/** Renders the examples of the request body if the description has several; the samples send only one of them. */
export function renderRequestExamples({ operationId, requestBody }: Operation, context: Context): string {
  if (requestBody === undefined) return ''
  const examples = listExamples(context.follow(requestBody), context.follow)
  if (examples.length < 2) return ''
  const title = context.words.requestBody
  const choice = renderChoice(`${operationId}-body`, title, toOptions(examples, title, context))
  return frameCode(choice, title)
}

/** Renders all examples of the responses, by status. */
export function renderResponseExamples({ operationId, responses = {} }: Operation, context: Context): string {
  const { words } = context
  const options = Object.entries(responses).map(([status, response]) => {
    return { title: status, html: renderStatus(`${operationId}-${status}`, status, response, context) }
  })
  if (options.length === 0) return ''
  return frameCode(renderChoice(`${operationId}-status`, words.response, options), words.response)
}

function renderStatus(name: string, status: string, response: Linked<Body>, context: Context): string {
  const body = context.follow(response)
  const examples = listExamples(body, context.follow)
  if (examples.length === 0) return `<p>${context.renderLine(body.description ?? status)}</p>`
  const label = `${context.words.response} ${status}`
  return renderChoice(name, label, toOptions(examples, label, context))
}

/** Titles each example: an error with its code, anything else with its summary. */
function toOptions(examples: readonly Example[], label: string, { highlight }: Context): Option[] {
  return examples.map(({ summary, value }) => ({
    title: toCode(value) ?? summary?.replaceAll('`', '') ?? label,
    // The elements around lines are removed: examples have many lines, and no text refers to a single one.
    html: highlight(JSON.stringify(value, null, 2), 'json').replaceAll(
      /<span class="line">(.*)<\/span>/g,
      '$1',
    ),
  }))
}

function toCode(value: unknown): string | undefined {
  return (value as { readonly error?: { readonly code?: string } } | null)?.error?.code
}
