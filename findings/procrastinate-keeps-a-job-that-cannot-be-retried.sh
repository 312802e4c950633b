#!/bin/sh
# procrastinate 3.10.0 (Python, PostgreSQL): a job with a `queueing_lock` that fails and is to be retried, while another one
# with the same lock has been enqueued since it began, is neither retried nor failed. The retry breaks the unique index of
# the lock, the error ends a task of asyncio that nobody awaits, and the job stays `doing` (seen for 20 s).
# `get_stalled_jobs` does not list it, because the worker is alive. If the jobs have a `lock` too, the
# second job never begins either. Without a `queueing_lock`, both are run.
# It needs PostgreSQL of Debian; seen with 15. The lines at the end of the script were seen.
set -eu
folder=$(mktemp -d)
port=$((20000 + $$ % 20000))
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
trap './database stop >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check procrastinate==3.10.0 'psycopg[binary]==3.3.9'
mkdir data
if [ "$(id -u)" = 0 ]; then chown postgres data; fi
cat >database <<END
#!/bin/sh
# Starts and stops PostgreSQL as a user that it accepts.
run() { if [ "\$(id -u)" = 0 ]; then su postgres -s /bin/sh -c "\$1"; else sh -c "\$1"; fi; }
case \$1 in
  create) run "'$bin/initdb' -D '$folder/data' -A trust -U postgres -N" ;;
  start) run "'$bin/pg_ctl' -D '$folder/data' -w -s -l '$folder/data/log' -o '-p $port -k $folder/data -h 127.0.0.1' start" ;;
  stop) run "'$bin/pg_ctl' -D '$folder/data' -w -s -m fast stop" ;;
esac
END
chmod +x database
./database create >/dev/null
./database start
cat >run.py <<'END'
import asyncio
import logging
import os

import procrastinate

logging.disable(logging.CRITICAL)
app = procrastinate.App(connector=procrastinate.PsycopgConnector(conninfo=os.environ["DATABASE"]))
runs = []
unseen = []


@app.task(name="order", retry=procrastinate.RetryStrategy(max_attempts=5, wait=1))
async def order(name):
    runs.append(name)
    await asyncio.sleep(2)
    if name == "first" and runs.count(name) == 1:
        raise ConnectionError("the response was lost")


async def show(**locks):
    runs.clear()
    unseen.clear()
    await app.connector.execute_query_async("delete from procrastinate_jobs")
    worker = asyncio.create_task(
        app.run_worker_async(concurrency=1, fetch_job_polling_interval=0.5, install_signal_handlers=False)
    )
    await order.configure(**locks).defer_async(name="first")
    while not runs:
        await asyncio.sleep(0.1)
    await order.configure(**locks).defer_async(name="second")
    await asyncio.sleep(20)
    jobs = await app.connector.execute_query_all_async("select status from procrastinate_jobs order by id")
    stalled = await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=12)
    states = " and ".join(job["status"] for job in jobs)
    print(f"{', '.join(locks) or 'no lock'}: {states}, runs: {len(runs)}, stalled: {len(list(stalled))}, lost: {len(unseen)}")
    worker.cancel()
    await asyncio.gather(worker, return_exceptions=True)


async def main():
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: unseen.append(type(context.get("exception")).__name__)
    )
    async with app.open_async():
        await app.schema_manager.apply_schema_async()
        await show()
        await show(lock="shop")
        await show(queueing_lock="shop")
        await show(lock="shop", queueing_lock="shop")


asyncio.run(main())
END
{
  echo 'procrastinate 3.10.0'
  DATABASE="postgresql://postgres@127.0.0.1:$port/postgres" python/bin/python run.py
} | tee seen
cat >expected <<'END'
procrastinate 3.10.0
no lock: succeeded and succeeded, runs: 3, stalled: 0, lost: 0
lock: succeeded and succeeded, runs: 3, stalled: 0, lost: 0
queueing_lock: doing and succeeded, runs: 2, stalled: 0, lost: 1
lock, queueing_lock: doing and todo, runs: 1, stalled: 0, lost: 1
END
diff expected seen && echo 'The behaviour is as described.'
