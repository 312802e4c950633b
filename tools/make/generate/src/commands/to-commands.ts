import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { commandGroups } from './command-groups.ts'
import { type Description, type OperationObject, resolve } from './description.ts'
import { type Input, readBody, readParameter } from './read-input.ts'
import { readResult } from './read-result.ts'

const header = '// Generated from the description by tools/make/generate. Do not edit.\n'
const commandNames = new Map(table.map(({ operationId, command }) => [operationId, command]))
const methods = ['get', 'post', 'put', 'delete'] as const

/**
 * The source text of the commands that the description gives: one module for each group, which only a command of
 * that group loads, and one that names the groups.
 */
export function toCommands(text: string): Readonly<Record<string, string>> {
  const description = JSON.parse(text) as Description
  const groups = new Map<string, string[]>(Object.keys(commandGroups).map((name) => [name, []]))
  for (const [path, item] of Object.entries(description.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (operation === undefined) continue
      const command = commandNames.get(operation.operationId)
      const group = groups.get(command?.split(' ', 1)[0] ?? '')
      if (command === undefined || group === undefined)
        throw new Error(
          `${operation.operationId} has no command: give it one of a group in spec/operations.json`,
        )
      const shared = item.parameters ?? []
      group.push(toEntry(description, { command, method, path, shared, operation }))
    }
  }
  const files: Record<string, string> = { 'groups.ts': toGroups() }
  for (const [name, entries] of groups) files[`${name}.ts`] = toModule(entries)
  return files
}

interface Found {
  readonly command: string
  readonly method: string
  readonly path: string
  readonly shared: readonly object[]
  readonly operation: OperationObject
}

function toEntry(description: Description, { command, method, path, shared, operation }: Found): string {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
    readParameter(description, parameter),
  )
  const body = operation.requestBody && resolve(description, operation.requestBody)
  return JSON.stringify({
    id: operation.operationId,
    command: command.split(' '),
    method: method.toUpperCase(),
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

/** Without what the list that they are in says already. */
function parametersIn(parameters: readonly Input[], place: Input['in']): readonly Omit<Input, 'in'>[] {
  return parameters.filter((parameter) => parameter.in === place).map(({ in: _, ...parameter }) => parameter)
}

function toModule(entries: readonly string[]): string {
  const type = entries.length === 0 ? '' : "import type { Operation } from '../operation.ts'\n\n"
  return `${header}${type}export const operations: readonly Operation[] = [
${entries.map((entry) => `  ${entry},\n`).join('')}]
`
}

function toGroups(): string {
  const names = Object.entries(commandGroups)
  return `${header}import type { Group } from '../operation.ts'

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
