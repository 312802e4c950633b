#!/bin/sh
# httplib2 0.32.1: if a server, or a proxy before it, sends a 103 (Early Hints) and later the response, the call gets the
# 103, and the next call over the same connection gets the response to the first one, with its status and its content.
# httplib2 keeps connections by default. Also seen by hand: libwww-perl 6.68 with `keep_alive`, http 2.9.8 of Tcl with `-keepalive`, the
# HTTP::Client of Crystal 1.6.0 and the gem httpclient 2.8.3.
# Seen: "/first: 103, nothing" and "/second: 200, the response to /first".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check httplib2==0.32.1
cat >client.py <<'END'
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httplib2


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        if self.path == "/first":
            self.wfile.write(b"HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n")
            time.sleep(0.5)
        text = f"the response to {self.path}".encode()
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(text), text))

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
client = httplib2.Http()
for path in ("/first", "/second"):
    response, content = client.request(f"http://127.0.0.1:{server.server_port}{path}")
    print(f"{path}: {response.status}, {content.decode() or 'nothing'}")
END
venv/bin/python --version
venv/bin/python client.py | tee seen
printf '/first: 103, nothing\n/second: 200, the response to /first\n' >expected
diff expected seen && echo 'The behaviour is as described.'
