import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startTemporal } from '@hostwright/machine/start-temporal'
import { openFlows as openDbos } from '@hostwright/example-durable/dbos/client'
import { startPostgres } from '@hostwright/example-durable/dbos/start-postgres'
import { openFlows as openTemporal } from '@hostwright/example-durable/temporal/client'
import type { Decision, Question } from '@hostwright/example-durable/steps'

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
      openFlows: async () => toFlows(await openDbos(url), 'getResult'),
      readStored: () => dump(url),
      close,
    }
  },
  async temporal() {
    await import('@hostwright/example-durable/temporal/bundle')
    const { address, folder, close } = await startTemporal()
    return {
      env: { TEMPORAL_ADDRESS: address },
      openFlows: async () => toFlows(await openTemporal(address), 'result'),
      readStored: async () =>
        Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name)))),
      close,
    }
  },
}

/** Returns the flows of an example. A run of each engine has a method of its own that waits for its result. */
function toFlows(
  { start, question, decide, close }: Omit<Flows, 'start'> & { readonly start: unknown },
  wait: 'getResult' | 'result',
): Flows {
  type Run = Readonly<Record<typeof wait, () => Promise<unknown>>>
  return {
    async start(...given) {
      const run = await (start as (...given: unknown[]) => Promise<Run>)(...given)
      return () => run[wait]()
    },
    question,
    decide,
    close,
  }
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
