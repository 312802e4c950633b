import type { Sample } from '@hostwright/samples'
import type { DescribedField, Inside, Wording } from './describe-fields.ts'
import { describeOperation, type ResponseText } from './describe-operation.ts'
import type { Operation } from './description.ts'
import type { DescribedOperation } from './list-operations.ts'
import { listExamples } from './to-example.ts'

/** Returns an operation as Markdown, with the content of its HTML, and an example of a success and of an error. */
export function toMarkdown(
  described: DescribedOperation,
  { method: sdkMethod, programs }: Sample,
  wording: Wording,
): string {
  const { words } = wording
  const { operationId, method, path, summary, operation } = described
  const text = describeOperation(described, wording)
  const facts = [
    `\`${method} ${path}\``,
    `operation \`${operationId}\``,
    `SDK [\`${sdkMethod}\`](sdk:${sdkMethod})`,
    ...text.facts,
    operation['x-destructive'] === true ? words.erases : '',
    text.provenance,
  ]
  return [
    `## ${summary}`,
    facts.filter(Boolean).join(' · '),
    text.description.trim(),
    toSection(
      words.parameters,
      text.parameters.flatMap((field) => listField(field, words.oneOf, 0, field.place)),
    ),
    toSection(words.body, text.body === undefined ? [] : listInside(text.body.inside, words.oneOf)),
    toSection(
      words.responses,
      text.responses.flatMap((response) => listResponse(response, words.oneOf)),
    ),
    toBlock('ts', programs.typescript),
    toBlock('sh', programs.curl),
    ...toExamples(operation, wording),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function toSection(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}:\n\n${lines.join('\n')}`
}

/** Returns the properties inside a value as lines of a list, nested like those of the HTML page. */
function listInside({ fields, choices }: Inside, oneOf: string, depth = 0): string[] {
  if (choices.length === 0) return fields.flatMap((field) => listField(field, oneOf, depth))
  const all = choices.flatMap(({ description, inside }) => [
    toLine(description, depth + 1),
    ...listInside(inside, oneOf, depth + 2),
  ])
  return [toLine(`${oneOf}:`, depth), ...all]
}

/** Returns a value as lines of a list: name, type, description, limits and values, then the lines of its inside. */
function listField(field: DescribedField, oneOf: string, depth: number, place = ''): string[] {
  const { name, required, deprecated, provenance, limits, description, values } = field
  const type = field.type.replaceAll('|', 'or')
  const facts = [place, type, required, deprecated, provenance, ...limits].filter(Boolean).join(', ')
  return [
    toLine([`\`${name}\` (${facts})`, description].filter(Boolean).join(': '), depth),
    ...(values === undefined
      ? []
      : [toLine(`${values.title}:`, depth + 1), ...values.items.map((item) => toLine(item, depth + 2))]),
    ...listInside(field.inside, oneOf, depth + 1),
  ]
}

function listResponse({ status, description, inside, codes }: ResponseText, oneOf: string): string[] {
  return [
    toLine(`**${status}** ${description}`, 0),
    ...listInside(inside, oneOf, 1),
    ...codes.map(({ code, condition }) => toLine(`\`${code}\` ${condition}`, 1)),
  ]
}

/** Returns an item of a list. */
function toLine(text: string, depth: number): string {
  return `${'  '.repeat(depth)}- ${text.trim().replaceAll(/\s*\n\s*/g, ' ')}`
}

function toExamples({ responses = {} }: Operation, { follow, words }: Wording): readonly string[] {
  const statuses = Object.keys(responses)
  const shown = [true, false].flatMap(
    (isGood) => statuses.find((status) => status.startsWith('2') === isGood) ?? [],
  )
  return shown.flatMap((status) => {
    const [example] = listExamples(follow(responses[status]!), follow)
    if (example === undefined) return []
    return [`${words.response} ${status}:`, toBlock('json', JSON.stringify(example.value, null, 2))]
  })
}

function toBlock(language: string, program: string): string {
  return `\`\`\`${language}\n${program.trimEnd()}\n\`\`\``
}
