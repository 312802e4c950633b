import { text } from 'node:stream/consumers'

/** Runs a client with the task of the standard input, and prints its report. */
export async function run(client) {
  const report = await client(JSON.parse(await text(process.stdin)))
  process.stdout.write(JSON.stringify(report))
}
