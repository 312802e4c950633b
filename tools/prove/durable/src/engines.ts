import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startTemporal } from '@hostwright/machine/start-temporal'
import { openFlows as openDbos } from '@hostwright/example-durable/dbos/client'
import { startPostgres } from '@hostwright/example-durable/dbos/start-postgres'
import { openFlows as openTemporal } from '@hostwright/example-durable/temporal/client'
import type { FlowClient } from '@hostwright/example-durable/flow-client'

export type EngineName = 'dbos' | 'temporal'

/** Server of an engine, empty at its start. */
export interface Engine {
  /** Environment variables of the workers. */
  readonly env: Readonly<Record<string, string>>
  openFlows(): Promise<FlowClient>
  /** Returns everything that the engine has stored, as files or as a dump. */
  readStored(): Promise<Buffer>
  close(): Promise<void>
}

export const engines: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  async dbos() {
    const { url, close } = await startPostgres()
    return {
      env: { DATABASE_URL: url },
      openFlows: () => openDbos(url),
      readStored: () => dump(url),
      close,
    }
  },
  async temporal() {
    await import('@hostwright/example-durable/temporal/bundle')
    const { address, folder, close } = await startTemporal()
    return {
      env: { TEMPORAL_ADDRESS: address },
      openFlows: () => openTemporal(address),
      readStored: async () =>
        Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name)))),
      close,
    }
  },
}

/** Returns every row of every table as text. */
async function dump(connectionString: string): Promise<Buffer> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(name, ...rows.map(({ row }) => row))
  }
  await client.end()
  return Buffer.from(texts.join('\n'))
}
