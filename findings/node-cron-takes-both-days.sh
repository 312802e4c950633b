#!/bin/sh
# node-cron 4.6.0 runs `0 3 1 * 1` only on a Monday that is the first of a month, as its README says; croner
# 11.0.1 and cron-parser 5.10.6 run it on each first of a month and on each Monday, as a crontab does.
# Seen for 2027: 3 runs with node-cron, 61 with the others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 node-cron@4.6.0 croner@11.0.1 cron-parser@5.10.6 >/dev/null
cat >runs.mjs <<'END_OF_PROGRAM'
import { CronExpressionParser } from 'cron-parser'
import { Cron } from 'croner'
import cron from 'node-cron'

const line = '0 3 1 * 1'
const task = cron.schedule(line, () => {}, { timezone: 'UTC' })
const parsed = CronExpressionParser.parse(line, { currentDate: new Date('2026-12-31T12:00:00Z'), tz: 'UTC' })
const runs = {
  'node-cron': task.getNextRuns(50),
  croner: new Cron(line, { timezone: 'UTC' }).nextRuns(200, new Date('2026-12-31T12:00:00Z')),
  'cron-parser': Array.from({ length: 200 }, () => parsed.next().toDate()),
}
task.stop()
for (const [name, dates] of Object.entries(runs)) {
  const days = dates.map((date) => date.toISOString().slice(0, 10)).filter((day) => day.startsWith('2027'))
  console.log(`${name}: ${days.length} runs in 2027, first ${days.slice(0, 3).join(' ')}`)
}
process.exit()
END_OF_PROGRAM
npx node runs.mjs | tee seen
cat >expected <<'END_OF_EXPECTED'
node-cron: 3 runs in 2027, first 2027-02-01 2027-03-01 2027-11-01
croner: 61 runs in 2027, first 2027-01-01 2027-01-04 2027-01-11
cron-parser: 61 runs in 2027, first 2027-01-01 2027-01-04 2027-01-11
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
