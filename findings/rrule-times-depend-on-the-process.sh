#!/bin/sh
# rrule 2.8.1 (npm): the dates of a rule with a time zone, `DTSTART;TZID=Asia/Tokyo:20260131T030000`, are the right instants only
# in a process whose own time zone is UTC. Elsewhere they are `Date`s off by that zone's offset: in Tokyo itself, 3:00 in
# Tokyo is given as 3:00 UTC, nine hours late. Without a TZID, a local time is given as that time in UTC. A program
# that works on a server in UTC sends its reminders at another hour on a laptop.
# Seen with Node 24.21.0 for 3:00 in Tokyo, which is 18:00 UTC on the day before: 18:00 in UTC, 03:00 in Asia/Tokyo,
# 13:00 in America/New_York.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 rrule@2.8.1 >/dev/null
cat >dates.mjs <<'END_OF_PROGRAM'
import rrule from 'rrule'

const rule = 'DTSTART;TZID=Asia/Tokyo:20260131T030000\nRRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2'
const dates = rrule.rrulestr(rule).all()
console.log(process.env.TZ, ...dates.map((date) => date.toISOString().slice(0, 16)))
END_OF_PROGRAM
for zone in UTC Asia/Tokyo America/New_York; do TZ=$zone npx node dates.mjs; done | tee seen
cat >expected <<'END_OF_EXPECTED'
UTC 2026-01-30T18:00 2026-02-27T18:00
Asia/Tokyo 2026-01-31T03:00 2026-02-28T03:00
America/New_York 2026-01-30T13:00 2026-02-27T13:00
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
