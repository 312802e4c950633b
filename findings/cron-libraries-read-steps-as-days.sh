#!/bin/sh
# croner 11.0.1, cron-parser 5.10.6, cron 4.4.0, cron-schedule 6.0.0 (npm), croniter 7.0.0 (Python): `0 0 */2 * 1` runs on
# every second day of the month and on every Monday. The crond of Debian, whose rule cronsim 2.8 (Python) follows, takes a
# day that begins with `*` for no restriction by itself, so the job runs on Mondays with an odd day alone. All of them
# read `0 0 1-31/2 * 1`, the same days without the `*`, as either of the two.
# Seen for November 2026: "2 3 5 7 9" by the five, "9 23 7 21 11" by cronsim; "2 3 5 7 9" by all for 1-31/2.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund croner@11.0.1 cron-parser@5.10.6 cron@4.4.0 cron-schedule@6.0.0 >/dev/null
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check croniter==7.0.0 cronsim==2.8
cat >next.mjs <<'END'
import { CronTime } from 'cron'
import { CronExpressionParser } from 'cron-parser'
import { parseCronExpression } from 'cron-schedule'
import { Cron } from 'croner'

const start = new Date('2026-11-01T00:00:00Z')
const follow = (next) => {
  let date = start
  return Array.from({ length: 5 }, () => (date = next(date)))
}
for (const schedule of ['0 0 */2 * 1', '0 0 1-31/2 * 1']) {
  const croner = new Cron(schedule, { timezone: 'UTC' })
  const parsed = CronExpressionParser.parse(schedule, { currentDate: start, tz: 'UTC' })
  const cron = new CronTime(schedule, 'UTC')
  const days = {
    croner: follow((date) => croner.nextRun(date)),
    'cron-parser': follow(() => parsed.next().toDate()),
    cron: follow((date) => cron.getNextDateFrom(date, 'UTC').toJSDate()),
    'cron-schedule': parseCronExpression(schedule).getNextDates(5, start),
  }
  for (const [name, dates] of Object.entries(days))
    console.log(`${schedule} ${name}: ${dates.map((date) => date.getUTCDate()).join(' ')}`)
}
END
cat >next.py <<'END'
from datetime import datetime

from croniter import croniter
from cronsim import CronSim

start = datetime(2026, 11, 1)
for schedule in ["0 0 */2 * 1", "0 0 1-31/2 * 1"]:
    either = croniter(schedule, start)
    print(schedule, "croniter:", *[either.get_next(datetime).day for _ in range(5)])
    debian = CronSim(schedule, start)
    print(schedule, "cronsim:", *[next(debian).day for _ in range(5)])
END
{
  TZ=UTC node next.mjs
  python/bin/python next.py
} | tee seen
cat >expected <<'END'
0 0 */2 * 1 croner: 2 3 5 7 9
0 0 */2 * 1 cron-parser: 2 3 5 7 9
0 0 */2 * 1 cron: 2 3 5 7 9
0 0 */2 * 1 cron-schedule: 2 3 5 7 9
0 0 1-31/2 * 1 croner: 2 3 5 7 9
0 0 1-31/2 * 1 cron-parser: 2 3 5 7 9
0 0 1-31/2 * 1 cron: 2 3 5 7 9
0 0 1-31/2 * 1 cron-schedule: 2 3 5 7 9
0 0 */2 * 1 croniter: 2 3 5 7 9
0 0 */2 * 1 cronsim: 9 23 7 21 11
0 0 1-31/2 * 1 croniter: 2 3 5 7 9
0 0 1-31/2 * 1 cronsim: 2 3 5 7 9
END
diff expected seen && echo 'The behaviour is as described.'
