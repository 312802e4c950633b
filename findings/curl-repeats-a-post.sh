#!/bin/sh
# libcurl 8.23.0, from pycurl 7.49.0: a POST is sent a second time, over a new connection, when the server ends a kept
# connection after it has read the POST. The transfer fails only if the second one fails too, and no setting stops it
# short of a new connection for every request. The clients of PHP, Ruby (Typhoeus) and C are libcurl as well.
# Seen: "kept connection: 2 POSTs, error 52" and "new connection: 1 POSTs, error 52".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check --only-binary :all: pycurl==7.49.0
cat >client.py <<'END'
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO

import pycurl

posts = 0


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def do_POST(self):
        global posts
        self.rfile.read(int(self.headers["Content-Length"]))
        posts += 1
        self.close_connection = True

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
curl = pycurl.Curl()
curl.setopt(pycurl.URL, f"http://127.0.0.1:{server.server_port}/")
print(pycurl.version.split()[1])
for name, is_new in (("kept", False), ("new", True)):
    posts = 0
    curl.setopt(pycurl.HTTPGET, 1)
    curl.perform()
    curl.setopt(pycurl.COPYPOSTFIELDS, "{}")
    curl.setopt(pycurl.FRESH_CONNECT, is_new)
    try:
        curl.perform()
        end = curl.getinfo(pycurl.RESPONSE_CODE)
    except pycurl.error as error:
        end = f"error {error.args[0]}"
    print(f"{name} connection: {posts} POSTs, {end}")
END
venv/bin/python client.py | tee seen
printf 'libcurl/8.23.0\nkept connection: 2 POSTs, error 52\nnew connection: 1 POSTs, error 52\n' >expected
diff expected seen && echo 'The behaviour is as described.'
