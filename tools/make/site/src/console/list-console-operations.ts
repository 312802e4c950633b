import MarkdownIt from 'markdown-it'
import type { Sample } from '@hostwright/samples'
import type { Description, Operation } from '../reference/annotate.ts'
import { listOperations } from '../reference/deep-link.ts'
import type { ConsoleOperation, ConsoleParameter } from './console-operation.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
}

/** What the console knows of each operation; its form fields begin with the values of the samples. */
export function listConsoleOperations(
  description: Description,
  samples: readonly Sample[],
  toMethodLink: (method: string) => string,
): ConsoleOperation[] {
  const markdown = new MarkdownIt() // which takes no HTML
  return listOperations(description).map(
    ({ operationId, method, path, summary, description: text, tag, link }) => {
      const item = description.paths[path] as unknown as { parameters?: readonly unknown[] }
      const operation = description.paths[path]![method.toLowerCase()] as Operation & {
        parameters?: readonly unknown[]
      }
      const sample = samples.find((candidate) => candidate.operationId === operationId)!
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      return {
        id: operationId,
        method,
        path,
        summary,
        tag,
        link,
        sdk: { name: sample.method, link: toMethodLink(sample.method) },
        description: markdown.render(text),
        isDestructive: operation['x-destructive'] === true,
        program: sample.programs.typescript,
        preparation: sample.preparation,
        parameters: parameters.map((parameter) =>
          toParameter(follow(parameter, description), path, sample.request.target, markdown),
        ),
        ...(sample.request.body !== undefined && { body: JSON.stringify(sample.request.body, null, 2) }),
      }
    },
  )
}

function toParameter(
  parameter: Parameter,
  path: string,
  target: string,
  markdown: MarkdownIt,
): ConsoleParameter {
  const { name, in: place, required = false, description = '' } = parameter
  const { pathname, searchParams } = new URL(target, 'http://localhost')
  const at = path.split('/').indexOf(`{${name}}`)
  const found = place === 'path' ? decodeURIComponent(pathname.split('/')[at] ?? '') : searchParams.get(name)
  return {
    name,
    in: place,
    isRequired: required,
    description: markdown.render(description),
    value: found ?? '',
  }
}

function follow(node: unknown, document: unknown): Parameter {
  const { $ref } = node as { $ref?: string }
  if ($ref === undefined) return node as Parameter
  const keys = $ref.slice('#/'.length).split('/')
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], document) as Parameter
}
