import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface ErrorCode {
  readonly 'x-extensible-enum': readonly string[]
  readonly 'x-enumDescriptions': Readonly<Record<string, string>>
}

const file = new URL('../components/schemas/ErrorCode.yaml', import.meta.url)
const schema = parse(readFileSync(file, 'utf8')) as ErrorCode

/** Status of each error code, which the schema `ErrorCode` names at the beginning of the code's description. */
export const statusOfCode: ReadonlyMap<string, string> = new Map(
  schema['x-extensible-enum'].map((code) => {
    const status = /^HTTP (\d{3})\. /.exec(schema['x-enumDescriptions'][code] ?? '')?.[1]
    if (status === undefined)
      throw new Error(`ErrorCode: the description of ${code} must begin with "HTTP 4xx. "`)
    return [code, status]
  }),
)
