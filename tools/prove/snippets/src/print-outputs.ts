// Runs programs one after another, each against a new sandbox, and prints the output of each as a line of JSON.
import { format } from 'node:util'
import { createSandbox } from '@hostwright/sandbox/node'
import { noon } from './noon.ts'

// The sandbox runs in this process, so its clock already jumps with `fast-time.mjs`. With another speed, hours would pass
// for the sandbox while the program pauses for a moment.
const speed = 1
const print = process.stdout.write.bind(process.stdout)

for (const file of process.argv.slice(2)) {
  const sandbox = await createSandbox({ speed, startAt: noon })
  const { url, close } = await sandbox.listen({ port: 0 })
  process.env['HOSTWRIGHT_BASE_URL'] = url
  process.env['HOSTWRIGHT_API_KEY'] = sandbox.apiKey
  const lines: string[] = []
  console.log = (...values: unknown[]) => void lines.push(format(...values))
  await import(file)
  print(`${JSON.stringify(lines.join('\n'))}\n`)
  await close()
  await sandbox.close()
}
process.exitCode = 0
