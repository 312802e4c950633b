import type { Sample } from '@hostwright/samples'
import type { Body, Linked, Operation, Parameter } from './description.ts'
import type { DescribedOperation } from './list-operations.ts'
import { listField, listInside, toLine, type Wording } from './list-as-markdown.ts'
import { type SplitDescription, splitErrors } from './split-errors.ts'
import { listExamples } from './to-example.ts'

/**
 * An operation as Markdown, with the content of its HTML: what it does, how it is called, its parameters, its body, and
 * its responses with their properties, errors and an example of each.
 */
export function toMarkdown(
  { operationId, method, path, summary, operation, parameters }: DescribedOperation,
  { method: sdkMethod, programs }: Sample,
  wording: Wording,
): string {
  const { words } = wording
  const { 'x-scope': scope, 'x-permission': permission, 'x-retry': retry, 'x-provenance': source } = operation
  const facts = [
    `\`${method} ${path}\``,
    `operation \`${operationId}\``,
    `SDK [\`${sdkMethod}\`](sdk:${sdkMethod})`,
    words.scope(scope),
    ...(permission === undefined ? [] : [words.permission(permission.service, permission.category)]),
    ...(retry === undefined ? [] : [words.repeat[retry]]),
    ...(operation['x-destructive'] === true ? [words.erases] : []),
    ...(source === undefined || source === 'requirements' ? [] : [words.provenance[source]]),
  ]
  const { text, conditions } = splitErrors(operation.description)
  return [
    `## ${summary}`,
    facts.join(' · '),
    text.trim(),
    ...toSection(words.parameters, listParameters(parameters, wording)),
    ...toSection(words.body, listBody(operation.requestBody, wording)),
    ...toSection(words.responses, listResponses(operation, conditions, wording)),
    toBlock('ts', programs.typescript),
    toBlock('sh', programs.curl),
    ...toExamples(operation, wording),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function toSection(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title}:`, lines.join('\n')]
}

function listParameters(parameters: readonly Linked<Parameter>[], wording: Wording): readonly string[] {
  return parameters.flatMap((part) => {
    const { name, in: place, required = false, schema = {}, description, ...parameter } = wording.follow(part)
    const field = { name, isRequired: required, schema, description, provenance: parameter['x-provenance'] }
    return listField(field, wording, 0, wording.words.places[place])
  })
}

function listBody(part: Linked<Body> | undefined, wording: Wording): readonly string[] {
  const json = part === undefined ? undefined : wording.follow(part).content?.['application/json']
  return json === undefined ? [] : listInside(json.schema, wording)
}

interface ErrorBody {
  readonly error?: { readonly code?: string; readonly message?: string }
}

/** Lists the responses by status: the properties of a success, and the codes of an error with their conditions. */
function listResponses(
  { responses = {} }: Operation,
  conditions: SplitDescription['conditions'],
  wording: Wording,
): readonly string[] {
  const { follow } = wording
  return Object.entries(responses).flatMap(([status, part]) => {
    const { description = '', content } = follow(part)
    const title = toLine(`**${status}** ${description}`)
    const json = content?.['application/json']
    if (json === undefined) return [title]
    if (status.startsWith('2')) return [title, ...listInside(json.schema, wording, 1)]
    const codes = Object.values(json.examples ?? {}).map((example) => {
      const { code = '', message = '' } = (follow(example).value as ErrorBody).error ?? {}
      return toLine(`\`${code}\` ${conditions.get(`${status} ${code}`) ?? message}`, 1)
    })
    return [title, ...codes]
  })
}

/** Returns an example of the success, and one of an error, as blocks of JSON below their status. */
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
