// Entry point for Node, Bun and Deno: `command.ts URL KEY` prints the results as JSON.
import { conform } from './conform.ts'

const [url = '', apiKey = ''] = process.argv.slice(2)
console.log(JSON.stringify(await conform({ url, apiKey })))
