#!/bin/sh
# croner 11.0.1, cron-parser 5.10.6, cron 4.4.0 (npm), croniter 7.0.0, cronsim 2.8 (Python): a job that falls into the
# hour which the clocks skip or repeat runs at other times and not as often. On the day with 23 hours in Europe/Berlin,
# `30 2 * * *` runs at 03:30 by cron-parser and at 03:00 by the others. `*/30 2 * * *` runs twice by cron-parser, once by
# cron and croniter, and not at all by croner and cronsim. On the day with 25 hours, `30 2 * * *` runs twice by croniter alone.
# Seen, in UTC, as the runs of the day; all lines are at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund croner@11.0.1 cron-parser@5.10.6 cron@4.4.0 >/dev/null
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check croniter==7.0.0 cronsim==2.8 tzdata==2026.6
cat >next.mjs <<'END_OF_PROGRAM'
import { CronTime } from 'cron'
import { CronExpressionParser } from 'cron-parser'
import { Cron } from 'croner'

const [, , schedule, day] = process.argv
const zone = 'Europe/Berlin'
const start = new Date(`${day}T00:10:00Z`)
const cron = new CronTime(schedule, zone)
const parsed = CronExpressionParser.parse(schedule, { currentDate: start, tz: zone })
const job = new Cron(schedule, { timezone: zone })
const follow = (next) => {
  let date = start
  const dates = Array.from({ length: 3 }, () => (date = next(date)).toISOString())
  return dates.filter((text) => text.startsWith(day)).map((text) => text.slice(11, 16))
}
console.log('croner', ...follow((date) => job.nextRun(date)))
console.log('cron-parser', ...follow(() => parsed.next().toDate()))
console.log('cron', ...follow((date) => cron.getNextDateFrom(date, zone).toJSDate()))
END_OF_PROGRAM
cat >next.py <<'END_OF_PROGRAM'
import sys
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

from croniter import croniter
from cronsim import CronSim

_, schedule, day = sys.argv
start = datetime.fromisoformat(f"{day}T00:10:00+00:00").astimezone(ZoneInfo("Europe/Berlin"))
iterator, simulated = croniter(schedule, start), CronSim(schedule, start)
for name, get_next in [("croniter", lambda: iterator.get_next(datetime)), ("cronsim", lambda: next(simulated))]:
    times = [get_next().astimezone(timezone.utc) for _ in range(3)]
    print(name, *[f"{time:%H:%M}" for time in times if f"{time:%Y-%m-%d}" == day])
END_OF_PROGRAM
runs() {
  echo "$1 on $2"
  node next.mjs "$1" "$2"
  python/bin/python next.py "$1" "$2"
}
{
  runs '30 2 * * *' 2027-03-28
  runs '*/30 2 * * *' 2027-03-28
  runs '30 2 * * *' 2026-10-25
} | tee seen
cat >expected <<'END_OF_EXPECTED'
30 2 * * * on 2027-03-28
croner 01:00
cron-parser 01:30
cron 01:00
croniter 01:00
cronsim 01:00
*/30 2 * * * on 2027-03-28
croner
cron-parser 01:00 01:30
cron 01:00
croniter 01:00
cronsim
30 2 * * * on 2026-10-25
croner 00:30
cron-parser 00:30
cron 00:30
croniter 00:30 01:30
cronsim 00:30
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
