#!/bin/sh
# GNU Wget 1.21.3: `--post-data` is sent again, up to 20 times in all, if the server ends the connection after it has read
# the POST. With `--timeout`, a response that is late counts the same. It waits a second more before each try, and says
# only that the last one failed. `--tries=1` stops it; a 503 is not retried.
# Seen: 20 POSTs, exit code 4; with --tries=1, 1 POST, 4; with a 503, 1 POST, 8; with --timeout=1 --tries=3, 3 POSTs, 4.
set -eu
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null && wait 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
apt-get --option APT::Sandbox::User=root --quiet download wget=1.21.3-1+deb12u1 >/dev/null
dpkg --extract ./*.deb package
cat >server.py <<'END'
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        with open("posts", "a") as posts:
            posts.write(".")
        if self.path == "/late":
            time.sleep(2)
        if self.path == "/busy":
            self.send_response(503)
            self.end_headers()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
END
python3 server.py >port &
server=$!
while [ ! -s port ]; do sleep 0.1; done
post() {
  path=$1 code=0
  shift
  : >posts
  package/usr/bin/wget --quiet --output-document=- --waitretry=0 "$@" --post-data='{}' "http://127.0.0.1:$(cat port)/$path" || code=$?
  echo "$path $*: $(wc -c <posts) POSTs, exit code $code"
}
{
  package/usr/bin/wget --version | head -1 | cut -d ' ' -f 1-3
  post ends
  post ends --tries=1
  post busy
  post late --timeout=1 --tries=3
} | tee seen
cat >expected <<'END'
GNU Wget 1.21.3
ends : 20 POSTs, exit code 4
ends --tries=1: 1 POSTs, exit code 4
busy : 1 POSTs, exit code 8
late --timeout=1 --tries=3: 3 POSTs, exit code 4
END
diff expected seen && echo 'The behaviour is as described.'
