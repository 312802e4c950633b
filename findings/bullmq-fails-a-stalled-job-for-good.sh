#!/bin/sh
# BullMQ 6.7.0 with ioredis 6.0.0: a job whose worker dies is moved back to the queue once. If the worker of the second
# run dies too, the job fails for good, even with `attempts: 5`: a death is counted by `maxStalledCount` of the worker (1
# unless set), and not as an attempt. With `maxStalledCount: 5` the third run ends the job. A Date in the data is a text.
# Seen: "failed after 2 runs, 1 of 5 attempts made: job stalled more than allowable limit" and "completed after 3 runs".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund bullmq@6.7.0 ioredis@6.0.0 >/dev/null
cat >worker.mjs <<'END'
import { appendFileSync } from 'node:fs'
import process from 'node:process'
import { Worker } from 'bullmq'

const [path, queue, maxStalledCount] = process.argv.slice(2)
const run = async ({ attemptsStarted }) => {
  appendFileSync(queue, '.')
  if (attemptsStarted < 3) process.kill(process.pid, 'SIGKILL')
}
const connection = { path, maxRetriesPerRequest: null }
const settings = { lockDuration: 1000, stalledInterval: 1000, maxStalledCount: Number(maxStalledCount) }
new Worker(queue, run, { connection, ...settings })
END
cat >jobs.mjs <<'END'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { Queue } from 'bullmq'

const path = process.argv[2]
const connection = { path, maxRetriesPerRequest: null }
for (const limit of [1, 5]) {
  const name = `limit-${limit}`
  const queue = new Queue(name, { connection })
  const { id } = await queue.add('order', { at: new Date() }, { attempts: 5 })
  const start = () => spawn(process.execPath, ['worker.mjs', path, name, limit], { stdio: 'inherit' })
  let worker = start()
  let job
  do {
    await setTimeout(50)
    if (worker.signalCode !== null) worker = start()
    job = await queue.getJob(id)
  } while (job.finishedOn === undefined)
  const ended = once(worker, 'exit')
  if (worker.signalCode === null) worker.kill() && (await ended)
  const runs = readFileSync(name).length
  console.log(`${name}: ${await job.getState()} after ${runs} runs, ${job.attemptsMade} of 5 attempts made`)
  console.log(`${name}: ${job.failedReason ?? 'no error'}; the Date is a ${typeof job.data.at}`)
  await queue.close()
}
END
redis-server --port 0 --unixsocket "$folder/redis" --save '' >/dev/null &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
while [ ! -S redis ]; do sleep 0.1; done
node jobs.mjs "$folder/redis" | tee seen
cat >expected <<'END'
limit-1: failed after 2 runs, 1 of 5 attempts made
limit-1: job stalled more than allowable limit; the Date is a string
limit-5: completed after 3 runs, 1 of 5 attempts made
limit-5: no error; the Date is a string
END
diff expected seen && echo 'The behaviour is as described.'
