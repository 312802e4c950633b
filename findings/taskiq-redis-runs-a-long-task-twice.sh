#!/bin/sh
# taskiq-redis 1.2.4 with taskiq 0.13.0: RedisStreamBroker looks for tasks that no worker has acknowledged for `idle_timeout` (10 minutes
# by default) only after it has received another task. A task that takes longer is then begun again while it still runs, also by the
# worker that runs it. The task of a killed worker is begun again only then, too: without another task it waits without end. Here the
# timeout is 2 s, and a task takes 8 s.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check taskiq==0.13.0 taskiq-redis==1.2.4
cat >tasks.py <<'END'
import asyncio
import os

from taskiq_redis import RedisStreamBroker

broker = RedisStreamBroker(os.environ["REDIS"], idle_timeout=2000, xread_block=200)


def log(text):
    with open("log", "a") as file:
        file.write(text + "\n")


@broker.task
async def order(name, seconds):
    log(f"{name} begins")
    await asyncio.sleep(seconds)
    log(f"{name} ends")
END
cat >run.py <<'END'
import asyncio
import os
import signal
import subprocess
import sys
import time

from tasks import broker, log, order


def wait_for(text, count=1):
    end = time.monotonic() + 60
    while not os.path.exists("log") or open("log").read().count(text) < count:
        if time.monotonic() > end:
            sys.exit(f"not seen: {text}")
        time.sleep(0.1)


def start():
    command = [sys.executable, "-m", "taskiq", "worker", "tasks:broker", "--workers", "1"]
    return subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)


def kill(worker):
    os.killpg(worker.pid, signal.SIGKILL)
    worker.wait()


async def main():
    await broker.startup()
    worker = start()
    await order.kiq("long", 8)
    wait_for("long begins")
    time.sleep(3)
    await order.kiq("short", 0)
    wait_for("long ends", 2)
    log("-- the worker is killed in a task, and another one starts")
    await order.kiq("killed", 8)
    wait_for("killed begins")
    kill(worker)
    worker = start()
    time.sleep(15)
    log("-- 15 s later, another task arrives")
    await order.kiq("next", 0)
    wait_for("killed ends")
    kill(worker)
    await broker.shutdown()


asyncio.run(main())
END
redis-server --port 0 --unixsocket "$folder/redis" --save '' >/dev/null &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
while [ ! -S redis ]; do sleep 0.1; done
REDIS="unix://$folder/redis" python/bin/python run.py
tee seen <log
cat >expected <<'END'
long begins
short begins
short ends
long begins
long ends
long ends
-- the worker is killed in a task, and another one starts
killed begins
-- 15 s later, another task arrives
next begins
next ends
killed begins
killed ends
END
diff expected seen && echo 'The behaviour is as described.'
