// The connection to your database. Here it is one that starts for the test.
import { startPostgres } from '@hostwright/example-durable-dbos/start-postgres'
import { Pool } from 'pg'
import { afterAll } from 'vitest'

const { url, close } = await startPostgres()

export const pool: Pool = new Pool({ connectionString: url })

afterAll(async () => {
  await pool.end()
  await close()
})
