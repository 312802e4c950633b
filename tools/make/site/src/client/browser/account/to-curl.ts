import type { PlainRequest } from '../../program/messages.ts'

/** Returns a request as a line for the shell, which reads the key from the environment: it is in no copied text. */
export function toCurl({ method, target, headers, body }: PlainRequest, address: string): string {
  const words = [`curl ${quote(new URL(target, address).href)}`]
  if (method !== 'GET') words.push(`--request ${method}`)
  words.push('--header "Authorization: Bearer $HOSTWRIGHT_API_KEY"')
  for (const [name, value] of Object.entries(headers))
    if (name.toLowerCase() !== 'authorization') words.push(`--header ${quote(`${name}: ${value}`)}`)
  if (body !== undefined) words.push(`--data ${quote(body)}`)
  return words.join(' \\\n  ')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
