#!/bin/sh
# urllib3 2.8.0 and requests 2.34.2, on the http.client of Python 3.11: a 103 (Early Hints) before the response is the
# result of the call, without a body; of the informational responses, http.client skips only 100. httpx 0.28.1 skips 103.
# A server that never sends one is no protection: a proxy or a content network in front of it can send its own.
# Seen: "urllib3: 103, 0 bytes", "requests: 103, 0 bytes" and "httpx: 200, 2 bytes".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check urllib3==2.8.0 requests==2.34.2 httpx==0.28.1
cat >client.py <<'END'
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import requests
import urllib3


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.wfile.write(b"HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n")
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok")
        self.close_connection = True

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
url = f"http://127.0.0.1:{server.server_port}/"
plain = urllib3.PoolManager().request("GET", url)
print(f"urllib3: {plain.status}, {len(plain.data)} bytes")
for library in (requests, httpx):
    response = library.get(url)
    print(f"{library.__name__}: {response.status_code}, {len(response.content)} bytes")
END
venv/bin/python --version
venv/bin/python client.py | tee seen
printf 'urllib3: 103, 0 bytes\nrequests: 103, 0 bytes\nhttpx: 200, 2 bytes\n' >expected
diff expected seen && echo 'The behaviour is as described.'
