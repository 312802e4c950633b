import type { Body, Reference, Rule } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

const verb =
  /^(Create|Delete|Generate|Grant|Install|Issue|Register|Reset|Revoke|Update)[A-Z]\w*(?:Request|Body)$/

/**
 * A request that is named after a verb has the verb of its operation: `installWordPress` takes an
 * `InstallWordPressRequest`. In a generated client, two verbs for one thing look like two things.
 */
export const requestVerbs: Rule = () =>
  visitOperations(({ operationId = '', requestBody }, _call, context) => {
    if (requestBody === undefined) return
    const { node, location = context.location } = context.resolve<Body>(requestBody)
    const schema = node.content?.['application/json']?.schema
    const names = [requestBody, schema].map((part) => nameOf(part as Reference | undefined))
    const own = location.pointer === '#/' ? location.source.absoluteRef : location.pointer
    for (const name of new Set([...names, nameOf({ $ref: own })])) {
      const [, found = ''] = verb.exec(name) ?? []
      if (found === '' || operationId.startsWith(found.toLowerCase())) continue
      const message = `${name} must have the verb of ${operationId}.`
      context.report({ message, location: context.location.child('requestBody') })
    }
  })

function nameOf(part: Partial<Reference> | undefined): string {
  return (
    part?.$ref
      ?.split('/')
      .at(-1)
      ?.replace(/\.ya?ml$/, '') ?? ''
  )
}
