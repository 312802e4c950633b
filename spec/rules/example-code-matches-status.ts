import { componentAt } from './component-at.ts'
import { errorCodes } from './error-codes.ts'
import type { Body, Context, Example, Location, Rule, Schema, Visitor } from './redocly.ts'
import { visitOperations } from './visit-operations.ts'

/** Every example of an error bears the name of its code, the code belongs to the status, and ErrorCode lists all codes. */
export const exampleCodeMatchesStatus: Rule = () => ({ ...checkExamples(), Schema: checkErrorCode })

function checkErrorCode(schema: Schema, { location, report }: Context): void {
  if (componentAt(location)?.name !== 'ErrorCode') return
  const listed = schema['x-extensible-enum']
  const known = Object.values(errorCodes).flat()
  if (Array.isArray(listed) && listed.length === known.length && known.every((code) => listed.includes(code)))
    return
  report({
    message: `ErrorCode must list exactly the codes ${known.join(', ')}.`,
    location: location.child('x-extensible-enum'),
  })
}

function checkExamples(): Visitor {
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
      if (code !== undefined && !errorCodes[status]?.includes(code)) {
        report({ message: `Code ${code} does not belong to status ${status}.`, location: where })
      }
    }
  }
}

function codeOf(value: unknown): string | undefined {
  return (value as { error?: { code?: string } } | undefined)?.error?.code
}
