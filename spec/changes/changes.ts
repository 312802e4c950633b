import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compareDescriptions } from './compare-descriptions.ts'
import { writeChangelog } from './write-changelog.ts'

const spec = fileURLToPath(new URL('..', import.meta.url))
/** Copy of the last published description, which the release puts there. */
const released = 'released/openapi.json'
const current = 'dist/openapi.json'

if (!existsSync(`${spec}${released}`)) {
  process.stdout.write(`Nothing has been released yet: there is no ${released} to compare with.\n`)
} else {
  const { lines, allowed } = writeChangelog(compareDescriptions(spec, released, current))
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!allowed) process.exitCode = 1
}
