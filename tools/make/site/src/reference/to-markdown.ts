import type { Sample } from '@hostwright/samples'
import type { Follow, Linked, Parameter } from './description.ts'
import { describeType } from './describe-type.ts'
import type { DescribedOperation } from './list-operations.ts'
import type { Words } from './words.ts'

/** An operation as Markdown: what it does, its parameters, and how it is called. */
export function toMarkdown(
  { operationId, method, path, summary, description, operation, parameters }: DescribedOperation,
  { method: sdkMethod, programs }: Sample,
  follow: Follow,
  words: Words,
): string {
  const { 'x-scope': scope, 'x-retry': retry } = operation
  const facts = [
    `\`${method} ${path}\``,
    `operation \`${operationId}\``,
    `SDK [\`${sdkMethod}\`](sdk:${sdkMethod})`,
    words.scope(scope),
    ...(retry === undefined ? [] : [words.repeat[retry]]),
    ...(operation['x-destructive'] === true ? [words.erases] : []),
  ]
  const list = parameters.map((part) => describeParameter(part, follow, words))
  return [
    `## ${summary}`,
    facts.join(' · '),
    description.trim(),
    list.length === 0 ? '' : `${words.parameters}:\n\n${list.join('\n')}`,
    toBlock('ts', programs.typescript),
    toBlock('sh', programs.curl),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function describeParameter(part: Linked<Parameter>, follow: Follow, words: Words): string {
  const { name, in: place, required, schema = {}, description = '' } = follow<Parameter>(part)
  const type = `${words.places[place]}, ${describeType(schema, follow)}${required === true ? `, ${words.required}` : ''}`
  return `- \`${name}\` (${type}): ${description.trim().replaceAll('\n', ' ')}`
}

function toBlock(language: string, program: string): string {
  return `\`\`\`${language}\n${program.trimEnd()}\n\`\`\``
}
