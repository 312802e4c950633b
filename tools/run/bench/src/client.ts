import { measureBundle } from './measure-bundle.ts'
import { measureCalls } from './measure-calls.ts'
import { measureImport } from './measure-import.ts'
import { commonClient, measuredClients } from './measured-clients.ts'
import { writeResults } from './write-results.ts'

/** What a client costs, ours beside others: a call beside a bare fetch, the bundle, the import. */
export async function benchClient(): Promise<void> {
  const clients = [commonClient, ...measuredClients]
  const calls = await measureCalls(clients)
  const figures = []
  for (const client of clients) {
    const cost = calls[client.name]!
    const kB = (await measureBundle(client)) / 1000
    figures.push({ name: client.name, ...cost, kB, importMs: measureImport(client) })
  }

  console.log(`| client | a call, µs | beside bare fetch | all time beside it | min+gz, kB | import, ms |
| --- | ---: | ---: | ---: | ---: | ---: |`)
  for (const { name, us, ratio, ratioOfAll, kB, importMs } of figures) {
    const times = [us.toFixed(0), ratio.toFixed(2), ratioOfAll.toFixed(2)]
    const cells = [name, ...times, kB.toFixed(1), importMs.toFixed(0)]
    console.log(`| ${cells.join(' | ')} |`)
  }
  writeResults('client', { clients: figures })
}
