import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import commandGroups from '../../command-groups.json' with { type: 'json' }
import {
  type Description,
  type FoundOperation,
  generatedHeader,
  listOperations,
  type Operation,
  resolve,
} from '../description.ts'
import { type Input, readBody, readParameter } from './read-input.ts'
import { toJapaneseTexts } from './to-japanese-texts.ts'

const commandNames = new Map(table.map(({ operationId, command }) => [operationId, command]))

/**
 * Returns the source text of the generated commands: one module for each group, which only the commands of that group
 * load, one that names the groups, and one with the Japanese of their texts.
 */
export function toCommands(
  description: Description,
  memory: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const groups = new Map<string, string[]>(Object.keys(commandGroups).map((name) => [name, []]))
  for (const found of listOperations(description)) {
    const { operationId } = found.operation
    const command = commandNames.get(operationId)
    const group = groups.get(command?.split(' ', 1)[0] ?? '')
    if (command === undefined || group === undefined)
      throw new Error(`${operationId} has no command: give it one of a group in spec/operations.json`)
    group.push(toEntry(description, command, found))
  }
  const files: Record<string, string> = { 'groups.ts': toGroups() }
  for (const [name, entries] of groups) files[`${name}.ts`] = toModule(entries)
  return { ...files, 'japanese.ts': toJapaneseTexts([...groups.values()].flat(), memory) }
}

function toEntry(
  description: Description,
  command: string,
  { method, path, operation }: FoundOperation,
): string {
  const parameters = (operation.parameters ?? []).map((parameter) => readParameter(description, parameter))
  const body = operation.requestBody && resolve(description, operation.requestBody)
  return JSON.stringify({
    id: operation.operationId,
    command: command.split(' '),
    method,
    path,
    summary: operation.summary,
    description: operation.description.replaceAll('**', '').trim(),
    scope: operation['x-scope'],
    source: operation['x-provenance'],
    ...(operation['x-retry'] && { retry: operation['x-retry'] }),
    ...(operation['x-destructive'] && { destructive: true }),
    ...(operation['x-long-running'] && { longRunning: true }),
    parameters: parametersIn(parameters, 'path'),
    query: parametersIn(parameters, 'query'),
    body: body === undefined ? [] : readBody(description, body),
    ...readResult(description, operation),
  })
}

/** Returns the parameters in one place, without `in`: the list that holds them already says it. */
function parametersIn(parameters: readonly Input[], place: Input['in']): readonly Omit<Input, 'in'>[] {
  return parameters.filter((parameter) => parameter.in === place).map(({ in: _, ...parameter }) => parameter)
}

/** Names the property to unwrap from a response, if it has exactly one. */
function readResult(description: Description, { responses }: Operation): { readonly unwrap?: string } {
  const response = responses['200'] && resolve(description, responses['200'])
  const schema = response?.content?.['application/json']?.schema
  const { properties = {} } = schema ? resolve(description, schema) : {}
  const [name, ...others] = Object.keys(properties)
  return name === undefined || others.length > 0 ? {} : { unwrap: name }
}

function toModule(entries: readonly string[]): string {
  const type = entries.length === 0 ? '' : "import type { Operation } from '../operation.ts'\n\n"
  return `${generatedHeader}${type}export const operations: readonly Operation[] = [
${entries.map((entry) => `  ${entry},\n`).join('')}]
`
}

function toGroups(): string {
  const names = Object.entries(commandGroups)
  return `${generatedHeader}import type { Group } from '../operation.ts'

/** The groups of commands that the description gives. */
export const groups: Readonly<Record<string, Group>> = {
${names
  .map(
    ([name, brief]) =>
      `  '${name}': { brief: ${JSON.stringify(brief)}, load: () => import('./${name}.ts') },\n`,
  )
  .join('')}}
`
}
