import MarkdownIt from 'markdown-it'
import type { Sample } from '@hostwright/samples'
import { createFollow, type Description, type Parameter } from '../reference/description.ts'
import { listOperations } from '../reference/list-operations.ts'
import type { Language } from '../shell/navigation.ts'
import { splitErrors } from '../reference/split-errors.ts'
import { listBodyFields } from './list-body-fields.ts'
import type { ConsoleOperation, ConsoleParameter } from './console-operation.ts'

interface Described {
  readonly description: Description
  readonly lang: Language
  readonly samples: readonly Sample[]
  readonly toMethodLink: (method: string) => string
}

/** Lists the operations for the console. The form fields start with the values of the samples. */
export function listConsoleOperations({
  description,
  lang,
  samples,
  toMethodLink,
}: Described): ConsoleOperation[] {
  const markdown = new MarkdownIt() // which takes no HTML
  const follow = createFollow(description)
  return listOperations(description, lang).map(
    ({ operationId, method, path, summary, description: text, group, link, operation, parameters }) => {
      const sample = samples.find((candidate) => candidate.operationId === operationId)!
      const fields = listBodyFields(operation, follow, markdown)
      const isOrder = fields.some(({ name }) => name === 'dry_run')
      const body = isOrder ? { ...(sample.request.body as object), dry_run: true } : sample.request.body
      return {
        id: operationId,
        method,
        path,
        summary,
        tag: group,
        link,
        sdk: { name: sample.method, link: toMethodLink(sample.method) },
        // The errors are left out: the reference lists them, one click away.
        description: markdown.render(splitErrors(text).text),
        isDestructive: operation['x-destructive'] === true,
        ...(!isOrder && { program: sample.programs.typescript }),
        hasResponse: sample.request.hasResponse,
        preparation: sample.preparation,
        parameters: parameters.map((parameter) =>
          toParameter(follow<Parameter>(parameter), path, sample.request.target, markdown),
        ),
        fields,
        ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
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
