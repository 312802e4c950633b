import type { SentRequest } from '../record-requests.ts'
import { type LiteralStyle, toLiteral, toSingleQuoted } from './to-literal.ts'

const style: LiteralStyle = {
  indent: '    ',
  string: toSingleQuoted,
  boolean: String,
  key: (name) => `${toSingleQuoted(name)} => `,
  object: ['[', ']'],
}

/** Prints a request as a PHP program without extensions. */
export function toPhp({ method, target, body, idempotencyKey, hasResponse }: SentRequest): string {
  const hasBody = body !== undefined
  const contentType = hasBody ? "        'Content-Type: application/json',\n" : ''
  const key =
    idempotencyKey === undefined ? '' : `        ${toSingleQuoted(`Idempotency-Key: ${idempotencyKey}`)},\n`
  const content = hasBody ? `    'content' => json_encode(${toLiteral(body, style, '    ')}),\n` : ''
  const show = hasResponse ? 'echo $response;' : 'echo implode("\\n", $http_response_header);'
  return `<?php
$context = stream_context_create(['http' => [
    'method' => '${method}',
    'header' => [
        'Authorization: Bearer ' . getenv('HOSTWRIGHT_API_KEY'),
${key}${contentType}    ],
${content}    'ignore_errors' => true,
]]);
$url = getenv('HOSTWRIGHT_BASE_URL') . ${toSingleQuoted(target)};
$response = file_get_contents($url, false, $context);
${show}
`
}
