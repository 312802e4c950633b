// `pnpm bench` runs all benchmarks, `pnpm bench client` (or another name below) one of them.
import { comparePublishes } from '@hostwright/prove/compare-publishes'
import { callAtOnce, orderFleet, rebootFleet, rebootFleetNaively } from '@hostwright/prove/simulation'
import { measureFolder, measureRedis } from './journals/measure-journals.ts'
import { judgeGates, measureGates } from './gates.ts'
import { measureBundle } from './measure-bundle.ts'
import { measureCalls } from './measure-calls.ts'
import { measureImport } from './measure-import.ts'
import { commonClient, measuredClients } from './measured-clients.ts'

const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  client: benchClient,
  // The fleet runs under the documented limits, in simulated time.
  async fleet() {
    console.table({
      client: flatten(await rebootFleet(50)),
      'naive poller': flatten(await rebootFleetNaively(50)),
    })
    console.table(await callAtOnce(1_000, ['vps', 'hosting']))
  },
  // An order with many other orders in its journal, and forty orders in a row and at the same time.
  async journals() {
    const counts = [10, 1_000, 20_000]
    console.table({ ...(await measureFolder(counts)), ...(await measureRedis(counts)) })
    console.table({ 'in a row': await orderFleet(40), 'at the same time': await orderFleet(40, true) })
  },
  // The same folder over SSH with five programs. One of them waits for each request of each file.
  async publish() {
    for (const roundTripMs of [0, 40]) {
      const [small, large] = [
        { files: 2000, bytes: 4000 },
        { files: 20, bytes: 5_000_000 },
      ]
      for (const [sample, leftOut] of [
        [small, roundTripMs > 0 ? ['sftp -b'] : []],
        [large, []],
      ] as const) {
        console.log(`${sample.files} files of ${sample.bytes} bytes, a round trip of ${roundTripMs} ms`)
        console.table(await comparePublishes(sample, roundTripMs, leftOut))
      }
    }
  },
  // Times that may not grow: the command fails if one is beyond its limit.
  async gates() {
    const { isWell, rows } = judgeGates(await measureGates())
    console.table(rows)
    if (!isWell) process.exitCode = 1
  },
}

/** Measures the client beside others: a call beside a bare fetch, the bundle, and the import. */
async function benchClient(): Promise<void> {
  const clients = [commonClient, ...measuredClients]
  const calls = await measureCalls(clients)
  const figures: Record<string, object> = {}
  for (const client of clients) {
    const { us, ratio, ratioOfAll } = calls[client.name]!
    figures[client.name] = {
      'a call, µs': us.toFixed(0),
      'beside bare fetch': ratio.toFixed(2),
      'all time beside it': ratioOfAll.toFixed(2),
      'min+gz, kB': ((await measureBundle(client)) / 1000).toFixed(1),
      'import, ms': measureImport(client).toFixed(0),
    }
  }
  console.table(figures)
}

function flatten({ userCalls, ...figures }: Awaited<ReturnType<typeof rebootFleet>>): object {
  const ofUser = Object.entries(userCalls).map(([name, figure]) => [`user: ${name}`, figure])
  return { ...figures, ...Object.fromEntries(ofUser) }
}

const [wanted] = process.argv.slice(2)
if (wanted !== undefined && benchmarks[wanted] === undefined) {
  console.error(`There is no benchmark ${wanted}: choose one of ${Object.keys(benchmarks).join(', ')}`)
  process.exitCode = 1
} else {
  for (const [name, run] of Object.entries(benchmarks))
    if (wanted === undefined || wanted === name) await run()
}
