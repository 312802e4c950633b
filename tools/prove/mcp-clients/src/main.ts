// `pnpm test:mcp-clients` runs clients and frameworks of other authors against the built MCP server, and prints a table.
import { mustRunAll, whyWithout } from '@hostwright/machine/why-without'
import { checkClient } from './check-client.ts'
import { listUnfound } from './check-planted.ts'
import { clients, type ForeignClient } from './clients.ts'
import { install } from './install.ts'

async function toRow(client: ForeignClient): Promise<object> {
  const { package: name, version, isStrict, program, toolchain } = client
  const reasons = ['bash' as const, ...toolchain].flatMap((one) => whyWithout(one) ?? [])
  if (reasons.length > 0) {
    console.log(reasons.join('\n'))
    return { name, version, isStrict, result: mustRunAll() ? 'FAILED' : 'skipped' }
  }
  const start = performance.now()
  await install(program.startsWith('node/') ? 'node' : 'python')
  const { tools, calls, faults } = await checkClient(client)
  const unfound = await listUnfound(client)
  for (const fault of faults) console.log(`${name}: ${fault}`)
  for (const fault of unfound) console.log(`${name} does not find the planted fault "${fault}"`)
  const seconds = Math.round((performance.now() - start) / 1000)
  const result = faults.length + unfound.length === 0 ? 'ok' : 'FAILED'
  return { name, version, isStrict, tools, calls, result, seconds }
}

const rows: object[] = []
for (const client of clients) rows.push(await toRow(client))
console.table(rows)
process.exitCode = rows.some((row) => (row as { readonly result: string }).result === 'FAILED') ? 1 : 0
