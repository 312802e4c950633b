import { toPrograms } from '@hostwright/samples/programs'
import type { ConsoleParameter } from '../../../console/console-operation.ts'
import { type Form, toRequest } from './to-request.ts'

/** A form as a call of the SDK's typed client: every operation can be called so, with whatever was typed. */
export function toTypeScript({ method, path, parameters, body }: Form): string {
  const places = (['path', 'query', 'header'] as const).flatMap((place) => {
    const values = parameters.filter(({ in: where, value }) => where === place && value !== '')
    return values.length === 0 ? [] : [`${place}: ${toLiteral(values)}`]
  })
  const options = [
    ...(places.length === 0 ? [] : [`params: { ${places.join(', ')} }`]),
    ...(body === undefined ? [] : [`body: ${body.trim().replaceAll('\n', '\n  ')}`]),
  ]
  const given = options.length === 0 ? '' : `, {\n  ${options.join(',\n  ')},\n}`
  return `import { createClient } from '@hostwright/common'

const { api } = createClient()
const { data } = await api.${method}('${path}'${given})
console.log(data)
`
}

function toLiteral(parameters: readonly ConsoleParameter[]): string {
  const entries = parameters.map(({ name, value }) => {
    const key = /^[a-z_]\w*$/i.test(name) ? name : `'${name}'`
    return `${key}: ${/^\d+$/.test(value) ? value : `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`}`
  })
  return `{ ${entries.join(', ')} }`
}

/** A form as programs that need no SDK. The address and the key come from the environment, as in the reference. */
export function toOtherCalls(
  form: Form,
  hasResponse: boolean,
): Readonly<Record<'curl' | 'Python' | 'Go' | 'PHP', string>> {
  const { method, target, headers, body } = toRequest(form)
  const idempotencyKey = headers['Idempotency-Key']
  const { curl, python, go, php } = toPrograms({
    method,
    target,
    body: body === undefined ? undefined : toValue(body),
    hasResponse,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
  return { curl, Python: python, Go: go, PHP: php }
}

/** Returns the value of a JSON text. A text that is no JSON yet stays a text, and the form says what is wrong. */
function toValue(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return body
  }
}
