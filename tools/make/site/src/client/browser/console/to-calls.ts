import type { ConsoleParameter } from '../../../console/console-operation.ts'
import type { PlainRequest } from '../../program/messages.ts'
import type { Form } from './to-request.ts'

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

/** A request as a program for Python 3 without packages, which reads the key from the environment. */
export function toPython({ method, target, headers, body }: PlainRequest, address: string): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    const text =
      name === 'Authorization' ? '"Bearer " + os.environ["HOSTWRIGHT_API_KEY"]' : JSON.stringify(value)
    return `        ${JSON.stringify(name)}: ${text},\n`
  })
  const data = body === undefined ? '' : `    data=json.dumps(${toPythonValue(body)}).encode(),\n`
  return `import json
import os
from urllib.request import Request, urlopen

request = Request(
    ${JSON.stringify(new URL(target, address).href)},
    method="${method}",
${data}    headers={
${lines.join('')}    },
)
with urlopen(request) as response:
    print(response.status, json.loads(response.read() or "null"))
`
}

/** JSON differs from Python in three words. */
function toPythonValue(json: string): string {
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' }
  return json
    .trim()
    .replaceAll(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (token) => words[token] ?? token)
    .replaceAll('\n', '\n    ')
}
