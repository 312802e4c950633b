#!/bin/sh
# Dramatiq 2.2.1: an actor that waits for a response longer than its `time_limit` (10 minutes by default) is not interrupted. The
# exception TimeLimitExceeded is raised when the call has come back, in place of its result, and the message is then run again: up to 20
# times by default. A POST that succeeded each time was sent three times here, with two retries, and none of the runs ended well.
# With `throws=(TimeLimitExceeded,)` or `max_retries=0` it is sent once.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check dramatiq==2.2.1
cat >run.py <<'END'
import logging
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import dramatiq
from dramatiq.brokers.stub import StubBroker
from dramatiq.middleware import TimeLimitExceeded

logging.disable(logging.CRITICAL)
posts = []


class Slow(BaseHTTPRequestHandler):
    def do_POST(self):
        time.sleep(3)
        posts.append(self.path)
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Slow)
threading.Thread(target=server.serve_forever, daemon=True).start()
broker = StubBroker()
broker.emit_after("process_boot")
dramatiq.set_broker(broker)
results = []
options = {"time_limit": 1000, "min_backoff": 100, "max_backoff": 200}


def order(path):
    request = urllib.request.Request(f"http://127.0.0.1:{server.server_port}{path}", b"{}", method="POST")
    with urllib.request.urlopen(request) as response:
        results.append((path, response.status))


actors = {
    "/two-retries": dramatiq.actor(order, actor_name="a", max_retries=2, **options),
    "/throws": dramatiq.actor(order, actor_name="b", throws=(TimeLimitExceeded,), **options),
    "/no-retry": dramatiq.actor(order, actor_name="c", max_retries=0, **options),
}
worker = dramatiq.Worker(broker, worker_threads=1, worker_timeout=100)
worker.start()
for path, actor in actors.items():
    actor.send(path)
    broker.join(actor.queue_name, timeout=60_000, fail_fast=False)
worker.stop()
for path in actors:
    print(f"{path}: executed {posts.count(path)}, results {len([p for p, _ in results if p == path])}")
END
python/bin/python run.py | tee seen
cat >expected <<'END'
/two-retries: executed 3, results 0
/throws: executed 1, results 0
/no-retry: executed 1, results 0
END
diff expected seen && echo 'The behaviour is as described.'
