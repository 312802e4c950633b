import type { SentRequest } from '../record-requests.ts'
import { type LiteralStyle, toLiteral } from './to-literal.ts'

const style: LiteralStyle = {
  indent: '    ',
  string: (text) => JSON.stringify(text),
  boolean: (value) => (value ? 'True' : 'False'),
  key: (name) => `${JSON.stringify(name)}: `,
  object: ['{', '}'],
}

/** Prints a request as a Python 3 program without packages. */
export function toPython({ method, target, body, idempotencyKey, hasResponse }: SentRequest): string {
  const hasBody = body !== undefined
  const modules = hasBody || hasResponse ? 'import json\nimport os' : 'import os'
  const headers = [
    '        "Authorization": "Bearer " + os.environ["HOSTWRIGHT_API_KEY"],',
    ...(idempotencyKey === undefined
      ? []
      : [`        "Idempotency-Key": ${JSON.stringify(idempotencyKey)},`]),
    ...(hasBody ? ['        "Content-Type": "application/json",'] : []),
  ]
  return `${modules}
from urllib.request import Request, urlopen

${hasBody ? `body = ${toLiteral(body, style)}\n` : ''}request = Request(
    os.environ["HOSTWRIGHT_BASE_URL"] + ${JSON.stringify(target)},
    method="${method}",
${hasBody ? '    data=json.dumps(body).encode(),\n' : ''}    headers={
${headers.join('\n')}
    },
)
with urlopen(request) as response:
    ${hasResponse ? 'print(json.load(response))' : 'print(response.status, response.headers["Location"])'}
`
}
