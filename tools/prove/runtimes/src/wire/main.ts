// `main.ts [RUNTIME]` sends orders over connections that fail, on each runtime or on one, such as `Deno`.
import { checkWire } from './check-wire.ts'
import { wireRuntimes } from './run-wire.ts'

const [given] = process.argv.slice(2)
const names = wireRuntimes.filter((name) => given === undefined || name === given)
if (names.length === 0) throw new Error(`${given} is none of ${wireRuntimes.join(', ')}.`)
await checkWire(names)
