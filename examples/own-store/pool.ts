// The connection to your database. Here it is one that starts for the test.
import { once } from 'node:events'
import { startPostgres } from '@hostwright/example-durable/dbos/start-postgres'
import { Pool } from 'pg'
import { afterAll } from 'vitest'

const { url, close } = await startPostgres()

export const pool: Pool = new Pool({ connectionString: url })

const ended: Promise<unknown>[] = []
pool.on('connect', (client) => ended.push(once(client, 'end')))

afterAll(async () => {
  await pool.end()
  // The pool does not wait until its connections are closed, and a connection that the database ends is an error.
  await Promise.all(ended)
  await close()
})
