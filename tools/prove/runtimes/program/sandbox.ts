// The account that every runtime works on: serves a sandbox whose clock stands still, with the given
// folder as its pages, and prints where it is.
import { createSandbox } from '@hostwright/sandbox/node'

const [docs] = process.argv.slice(2)
const sandbox = await createSandbox({ speed: 0, docs })
const { url } = await sandbox.listen({ port: 0 })
console.log(JSON.stringify({ url, apiKey: sandbox.apiKey }))
