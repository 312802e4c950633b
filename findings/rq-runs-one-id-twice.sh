#!/bin/sh
# rq 2.12.0 takes the `job_id` that a program gives for a name, not for a promise: a job that is enqueued twice with one id
# is in the queue twice, and runs twice. With `unique=True` the second one is an error, but only as long as the result of
# the first is kept (`result_ttl`, 500 seconds by default): after that it runs again.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check rq==2.12.0 redis==8.1.0
cat >jobs.py <<'END'
def order():
    with open("runs", "a") as runs:
        runs.write("run\n")
END
cat >run.py <<'END'
import logging
import os
import time

import jobs
from redis import Redis
from rq import Queue, SimpleWorker
from rq.exceptions import DuplicateJobError

logging.disable(logging.CRITICAL)
redis = Redis(unix_socket_path=os.environ["REDIS"])


def work(queue):
    SimpleWorker([queue], connection=redis).work(burst=True)


def enqueue(queue, **options):
    try:
        queue.enqueue_call(jobs.order, job_id="order-0001", **options)
    except DuplicateJobError as error:
        print(f"  {type(error).__name__}")


def runs():
    with open("runs") as file:
        return len(file.readlines())


def begin(title):
    redis.flushdb()
    open("runs", "w").close()
    print(title)
    return Queue(connection=redis)


queue = begin("enqueued twice with one job_id:")
enqueue(queue)
enqueue(queue)
work(queue)
print(f"  runs: {runs()}")

queue = begin("the same with unique=True and a result that is kept for a second, then once more after it:")
enqueue(queue, unique=True, result_ttl=1)
enqueue(queue, unique=True, result_ttl=1)
work(queue)
print(f"  runs: {runs()}")
time.sleep(2)
enqueue(queue, unique=True, result_ttl=1)
work(queue)
print(f"  runs: {runs()}")
END
redis-server --port 0 --unixsocket "$folder/redis" --save '' >/dev/null &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
while [ ! -S redis ]; do sleep 0.1; done
REDIS="$folder/redis" python/bin/python run.py | tee seen
cat >expected <<'END'
enqueued twice with one job_id:
  runs: 2
the same with unique=True and a result that is kept for a second, then once more after it:
  DuplicateJobError
  runs: 1
  runs: 2
END
diff expected seen && echo 'The behaviour is as described.'
