// Writes the JSON Schema of a plan from the form that `parsePlan` checks. With --check it writes nothing, and fails if
// the committed file differs.
import { readFile, writeFile } from 'node:fs/promises'
import { toPlanSchema } from '../engine/plan-form.ts'

const file = new URL('../../plan.schema.json', import.meta.url)
const text = `${JSON.stringify(toPlanSchema(), null, 2)}\n`

if (!process.argv.includes('--check')) {
  await writeFile(file, text)
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  process.stderr.write(
    'plan.schema.json differs from the form of a plan. Run `pnpm generate` and commit it.\n',
  )
  process.exitCode = 1
}
