import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildDocs } from './docs/build-docs.ts'
import type { JsonObject } from './json.ts'
import { toOpenApi30 } from './openapi-3.0/to-openapi-3.0.ts'
import { runRedocly } from './run-redocly.ts'
import { writeDocument } from './write-document.ts'

const spec = fileURLToPath(new URL('..', import.meta.url))
const dist = `${spec}dist/`

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)

// 1. One file out of many; two components of one name would be renamed, which is refused.
const bundling = ['--component-renaming-conflicts-severity=error', '--lint-config=error']
runRedocly(spec, 'bundle', 'openapi.yaml', '--output=dist/openapi.json', ...bundling)
const description = JSON.parse(readFileSync(`${dist}openapi.json`, 'utf8')) as JsonObject
writeDocument(`${dist}openapi`, description)

// 2. The copy for tools that read only OpenAPI 3.0.
writeDocument(`${dist}openapi-3.0`, toOpenApi30(description))

// 3. The copy for tools that follow no references; on one line, since it repeats itself many times over.
const dereferenced = `${dist}openapi.deref.json`
runRedocly(spec, 'bundle', 'dist/openapi.json', '--dereferenced', `--output=${dereferenced}`)
writeFileSync(dereferenced, JSON.stringify(JSON.parse(readFileSync(dereferenced, 'utf8'))))

// 4. What is published obeys the rules too.
runRedocly(spec, 'lint', 'bundle', 'compat', '--lint-config=error')

// 5. The reference for people.
buildDocs(spec, 'dist/openapi.json', 'dist/docs')
