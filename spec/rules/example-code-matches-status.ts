import { statusOfCode } from './error-codes.ts'
import type { Body, Context, Example, Location, Rule } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

/** Every example of an error is named after its code, and the code belongs to the status. */
export const exampleCodeMatchesStatus: Rule = () => {
  const seen = new Set<string>()
  return visitOperations((operation, _call, context) => {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (!/^[45]/.test(status)) continue
      const { node, location = context.location.child(['responses', status]) } =
        context.resolve<Body>(response)
      const visit = `${status} ${location.absolutePointer}`
      if (seen.has(visit)) continue
      seen.add(visit)
      checkResponse(status, node, location, context)
    }
  })
}

function checkResponse(
  status: string,
  response: Body,
  location: Location,
  { report, resolve }: Context,
): void {
  for (const [type, media] of Object.entries(response.content ?? {})) {
    const place = location.child(['content', type])
    const examples = Object.entries(media.examples ?? {})
    if (examples.length === 0) {
      report({ message: `Status ${status} needs one named example per error code.`, location: place })
    }
    for (const [name, example] of examples) {
      const { node } = resolve<Example>(example, location.source.absoluteRef)
      const code = codeOf(node.value)
      const where = place.child(['examples', name])
      if (code !== name) {
        report({
          message: `Example ${name} must be named after its error.code, ${code ?? 'which is missing'}.`,
          location: where,
        })
      }
      if (code !== undefined && statusOfCode.get(code) !== status) {
        report({ message: `Code ${code} does not belong to status ${status}.`, location: where })
      }
    }
  }
}

function codeOf(value: unknown): string | undefined {
  return (value as { error?: { code?: string } } | undefined)?.error?.code
}
