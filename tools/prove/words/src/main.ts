// Prints every wrong word with its place: `npx pnpm words`, or for some scopes `npx pnpm words markdown code`.
import { lintPassages } from './lint-passages.ts'
import { scopes } from './scopes.ts'

const names = process.argv.slice(2)
const chosen = Object.entries(scopes).filter(([name]) => names.length === 0 || names.includes(name))
for (const [name, read] of chosen) {
  const problems = await lintPassages(read())
  for (const problem of problems) console.log(problem)
  console.log(`${name}: ${problems.length} wrong words`)
  if (problems.length > 0) process.exitCode = 1
}
