#!/bin/sh
# arq 0.28.0 reads the settings of a worker from the class that it is given, and not from the classes that it inherits from. A
# `max_tries = 1` of a base class has no effect, without a word: a job whose worker was told to stop is run again, up to five times.
# Written in the class itself, the job is run once.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check arq==0.28.0
cat >run.py <<'END'
import asyncio
import logging
import os
import signal
from contextlib import suppress

from arq import create_pool
from arq.connections import RedisSettings
from arq.worker import create_worker

logging.disable(logging.CRITICAL)
redis = RedisSettings(unix_socket_path=os.environ["REDIS"])
runs = []


async def order(context):
    runs.append(context["job_try"])
    await asyncio.sleep(60)


class Base:
    max_tries = 1


class Inherits(Base):
    functions = [order]
    redis_settings = redis
    poll_delay = 0.05


class Own:
    functions = [order]
    redis_settings = redis
    poll_delay = 0.05
    max_tries = 1


async def run(settings):
    runs.clear()
    pool = await create_pool(redis)
    await pool.flushdb()
    await pool.enqueue_job("order")
    for _ in range(7):
        worker = create_worker(settings, burst=True, handle_signals=False)
        before = len(runs)
        task = asyncio.create_task(worker.async_run())
        while len(runs) == before and not task.done():
            await asyncio.sleep(0.05)
        if not task.done():
            worker.handle_sig(signal.SIGTERM)
        await asyncio.gather(task, return_exceptions=True)
        with suppress(asyncio.CancelledError):
            await worker.close()
    print(f"{settings.__name__}: max_tries {worker.max_tries}, runs of one job: {len(runs)}")
    await pool.aclose()


for settings in (Inherits, Own):
    asyncio.run(run(settings))
END
redis-server --port 0 --unixsocket "$folder/redis" --save '' >/dev/null &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
while [ ! -S redis ]; do sleep 0.1; done
REDIS="$folder/redis" python/bin/python run.py | tee seen
cat >expected <<'END'
Inherits: max_tries 5, runs of one job: 5
Own: max_tries 1, runs of one job: 1
END
diff expected seen && echo 'The behaviour is as described.'
