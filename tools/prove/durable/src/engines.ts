import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startTemporal } from '@hostwright/temporal-server'
import { openFlows as openDbos } from '@hostwright/example-durable-dbos/client'
import { startPostgres } from '@hostwright/example-durable-dbos/start-postgres'
import { openFlows as openTemporal } from '@hostwright/example-durable-temporal/client'
import type { Decision, Question } from '@hostwright/example-durable-dbos/steps'

export type EngineName = 'dbos' | 'temporal'

/** Names and inputs of the flows, which both examples share. */
export interface Flows {
  /** Starts a flow, and resolves to a function that waits for its result. */
  start(
    name: 'orderServer' | 'reinstallSafely' | 'rebootInWaves',
    id: string,
    ...given: unknown[]
  ): Promise<() => Promise<unknown>>
  /** Returns the latest question of a flow; null if it has asked none. */
  question(id: string): Promise<Asked | null>
  /** Decides the question of this number. */
  decide(id: string, number: number, decision: Decision): Promise<void>
  close(): Promise<void>
}

export type Asked = Question & { readonly number: number }

/** Server of an engine, empty at its start. */
export interface Engine {
  /** Environment variables of the workers. */
  readonly env: Readonly<Record<string, string>>
  openFlows(): Promise<Flows>
  /** Returns everything that the engine has stored, as files or as a dump. */
  readStored(): Promise<Buffer>
  close(): Promise<void>
}

export const engines: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  async dbos() {
    const { url, close } = await startPostgres()
    return {
      env: { DATABASE_URL: url },
      openFlows: async () => {
        const flows = await openDbos(url)
        const start = flows.start as (...given: unknown[]) => Promise<{ getResult(): Promise<unknown> }>
        return {
          start: async (...given) => {
            const handle = await start(...given)
            return () => handle.getResult()
          },
          question: flows.question,
          decide: flows.decide,
          close: () => flows.close(),
        }
      },
      readStored: () => dump(url),
      close,
    }
  },
  async temporal() {
    await import('@hostwright/example-durable-temporal/bundle')
    const { address, folder, close } = await startTemporal()
    return {
      env: { TEMPORAL_ADDRESS: address },
      openFlows: async () => {
        const flows = await openTemporal(address)
        const start = flows.start as (...given: unknown[]) => Promise<{ result(): Promise<unknown> }>
        return {
          start: async (...given) => {
            const handle = await start(...given)
            return () => handle.result()
          },
          question: flows.question,
          decide: flows.decide,
          close: () => flows.close(),
        }
      },
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
