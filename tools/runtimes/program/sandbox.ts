// The account that every runtime works on: serves a sandbox whose clock stands still, with the given
// file as its page, and prints where it is.
import { readFileSync } from 'node:fs'
import { createSandbox } from '@hostwright/sandbox'

const [page = ''] = process.argv.slice(2)
const sandbox = await createSandbox({ speed: 0, home: readFileSync(page, 'utf8') })
const { url } = await sandbox.listen({ port: 0 })
console.log(JSON.stringify({ url, apiKey: sandbox.apiKey }))
