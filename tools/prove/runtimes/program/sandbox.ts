// Serves the account of all runtimes: a sandbox whose clock stands still, with the given folder as its pages. Prints
// its address.
import { createSandbox } from '@hostwright/sandbox/node'

const [docs] = process.argv.slice(2)
const sandbox = await createSandbox({ speed: 0, docs })
const { url } = await sandbox.listen({ port: 0 })
console.log(JSON.stringify({ url, apiKey: sandbox.apiKey }))
