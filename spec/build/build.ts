import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { JsonObject } from './json.ts'
import { toOpenApi30 } from './openapi-3.0/to-openapi-3.0.ts'
import { runRedocly } from './run-redocly.ts'
import { toJapanese } from './translation/to-japanese.ts'
import { withErrorCodes } from './with-error-codes.ts'
import { withErrorLines } from './with-error-lines.ts'
import { withInlineBodies } from './with-inline-bodies.ts'
import { withLimitHeaders } from './with-limit-headers.ts'
import { withOwnParameters } from './with-own-parameters.ts'
import { withSecurity } from './with-security.ts'
import { withSharedResponses } from './with-shared-responses.ts'
import { writeDocument } from './write-document.ts'

const spec = fileURLToPath(new URL('..', import.meta.url))
const dist = `${spec}dist/`

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)

// 1. Bundles the files into one. Two components of one name would be renamed, so that is an error.
const bundling = ['--component-renaming-conflicts-severity=error', '--lint-config=error']
runRedocly(spec, 'bundle', 'openapi.yaml', '--output=dist/openapi.json', ...bundling)
const steps = [
  withInlineBodies,
  withOwnParameters,
  withSecurity,
  withSharedResponses,
  withLimitHeaders,
  withErrorCodes,
  withErrorLines,
]
const description = steps.reduce((before, step) => step(before), readDocument(`${dist}openapi.json`))
writeDocument(`${dist}openapi`, description)

// 2. Writes the copy for tools that read only OpenAPI 3.0.
writeDocument(`${dist}openapi-3.0`, toOpenApi30(description))

// 3. Writes the copy in Japanese.
writeFileSync(`${dist}openapi.ja.json`, `${JSON.stringify(toJapanese(description), null, 1)}\n`)

// 4. Lints the published files with the same rules.
runRedocly(spec, 'lint', 'bundle', 'compat', 'japanese', '--lint-config=error')

function readDocument(path: string): JsonObject {
  return JSON.parse(readFileSync(path, 'utf8')) as JsonObject
}
