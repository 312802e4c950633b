import type { Language } from '../shell/navigation.ts'
import type { Description, Linked, Operation, Parameter } from './description.ts'

export interface DescribedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly tag: string
  /** Displayed title of the tag. */
  readonly group: string
  /** Address in the reference, relative to the root of the site. */
  readonly link: string
  readonly operation: Operation
  /** Parameters of the operation and of its path. */
  readonly parameters: readonly Linked<Parameter>[]
}

/** Lists the operations in the description's order, with their addresses in the reference of a language. */
export function listOperations(description: Description, lang: Language = 'en'): DescribedOperation[] {
  const groups = new Map(description.tags?.map(({ name, 'x-displayName': title = name }) => [name, title]))
  return Object.entries(description.paths).flatMap(([path, item]) => {
    return Object.entries(item).map(([method, operation]) => {
      const { operationId, summary, description: text, tags } = operation
      const tag = tags[0]!
      return {
        operationId,
        method: method.toUpperCase(),
        path,
        summary,
        description: text,
        tag,
        group: groups.get(tag) ?? tag,
        link: `${toTagPath(tag, lang)}#${operationId}`,
        operation,
        parameters: operation.parameters ?? [],
      }
    })
  })
}

/** Returns the address of a tag's page. */
export function toTagPath(tag: string, lang: Language): string {
  return `reference/${lang === 'ja' ? 'ja/' : ''}${tag.toLowerCase().replaceAll(' ', '-')}.html`
}
