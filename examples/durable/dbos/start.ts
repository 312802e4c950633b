// Everything on this machine, against the sandbox: node start.ts
import { runHere } from '../run-here.ts'
import { openFlows } from './client.ts'
import { startPostgres } from './start-postgres.ts'

const { url, close } = await startPostgres()
await runHere(import.meta.dirname, { DATABASE_URL: url }, () => openFlows(url))
await close()
