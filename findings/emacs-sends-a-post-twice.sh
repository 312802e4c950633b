#!/bin/sh
# Emacs 28.2 (url.el, which `url-retrieve` belongs to): a POST whose connection ends without a response is sent a second
# time, over a new connection, also if the first one was new; its caller gets an empty buffer and no error. The variables
# `url-http-attempt-keepalives` and `url-http-no-retry` do not stop it. A 503 is shown, and nothing is sent again.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
command -v emacs >/dev/null || apt-get install --yes --no-install-recommends emacs-nox=1:28.2+1-15+deb12u4 >/dev/null
cat >server.py <<'END'
import http.server


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        with open("posts", "a") as posts:
            print("POST", self.path, file=posts)
        if self.path.endswith("ends"):
            self.close_connection = True
            return
        self.send_response(503 if self.path == "/down" else 200)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
END
python3 server.py >port &
server=$!
until [ -s port ]; do sleep 1; done
cat >post.el <<'END'
(require 'url)
(require 'url-http)
(setq url-show-status nil)
(defun post (port path)
  (let* ((url-request-method "POST")
         (url-request-data "{}")
         (url-request-extra-headers '(("Content-Type" . "application/json")))
         (buffer (url-retrieve-synchronously (format "http://127.0.0.1:%s%s" port path) t t 10)))
    (with-current-buffer buffer
      (goto-char (point-min))
      (princ (format "%s: %S\n" path (buffer-substring (point) (line-end-position)))))))
(let ((port (string-trim (with-temp-buffer (insert-file-contents "port") (buffer-string)))))
  (princ (format "Emacs %s\n" emacs-version))
  (post port "/new-connection-ends")
  (post port "/well")
  (post port "/kept-connection-ends")
  (post port "/down")
  (setq url-http-attempt-keepalives nil)
  (setq-default url-http-no-retry t)
  (post port "/with-settings-ends"))
END
{
  # The library clears a line of the terminal.
  emacs -Q --batch -l post.el | tr -d '\r' | sed 's/^ *//'
  cat posts
} | tee seen
cat >expected <<'END'
Emacs 28.2
/new-connection-ends: ""
/well: "HTTP/1.1 200 OK"
/kept-connection-ends: ""
/down: "HTTP/1.1 503 Service Unavailable"
/with-settings-ends: ""
POST /new-connection-ends
POST /new-connection-ends
POST /well
POST /kept-connection-ends
POST /kept-connection-ends
POST /down
POST /with-settings-ends
POST /with-settings-ends
END
diff expected seen && echo 'The behaviour is as described.'
