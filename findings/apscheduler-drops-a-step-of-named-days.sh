#!/bin/sh
# APScheduler 3.11.3 (Python): `CronTrigger.from_crontab` reads days with names up to their end and drops what follows,
# without an error: `mon-fri/2` is every weekday, and `mon#2`, the second Monday, is every Monday. The same days as
# numbers keep their step, but count from Monday as 0, so `1-5/2` is Tuesday, Thursday and Saturday.
# croniter 7.0.0 and cronsim 2.8 read a name as its number, and 0 as Sunday, as crontab does.
# Seen for 0 0 * * mon-fri/2 from Sunday 1 November 2026: "Mon02 Tue03 Wed04 Thu05 Fri06" by APScheduler, "Mon02 Wed04
# Fri06 Mon09 Wed11" by the two others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check apscheduler==3.11.3 croniter==7.0.0 cronsim==2.8
cat >next.py <<'END_OF_PROGRAM'
from datetime import datetime, timedelta, timezone

from apscheduler.triggers.cron import CronTrigger
from croniter import croniter
from cronsim import CronSim

start = datetime(2026, 11, 1, 0, 0, 1, tzinfo=timezone.utc)


def scheduled(line):
    trigger = CronTrigger.from_crontab(line, timezone="UTC")
    time = start
    for _ in range(5):
        time = trigger.get_next_fire_time(None, time + timedelta(seconds=1))
        yield time


for line in ["0 0 * * mon-fri/2", "0 0 * * mon#2", "0 0 * * 1-5/2"]:
    iterator, simulated = croniter(line, start), CronSim(line, start)
    days = {
        "APScheduler": scheduled(line),
        "croniter": (iterator.get_next(datetime) for _ in range(5)),
        "cronsim": (next(simulated) for _ in range(5)),
    }
    for name, times in days.items():
        print(line, f"{name}:", *[time.strftime("%a%d") for time in times])
END_OF_PROGRAM
python/bin/python next.py | tee seen
cat >expected <<'END_OF_EXPECTED'
0 0 * * mon-fri/2 APScheduler: Mon02 Tue03 Wed04 Thu05 Fri06
0 0 * * mon-fri/2 croniter: Mon02 Wed04 Fri06 Mon09 Wed11
0 0 * * mon-fri/2 cronsim: Mon02 Wed04 Fri06 Mon09 Wed11
0 0 * * mon#2 APScheduler: Mon02 Mon09 Mon16 Mon23 Mon30
0 0 * * mon#2 croniter: Mon09 Mon14 Mon11 Mon08 Mon08
0 0 * * mon#2 cronsim: Mon09 Mon14 Mon11 Mon08 Mon08
0 0 * * 1-5/2 APScheduler: Tue03 Thu05 Sat07 Tue10 Thu12
0 0 * * 1-5/2 croniter: Mon02 Wed04 Fri06 Mon09 Wed11
0 0 * * 1-5/2 cronsim: Mon02 Wed04 Fri06 Mon09 Wed11
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
