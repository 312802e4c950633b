#!/bin/sh
# The HTTP client of Erlang/OTP 25.2.3 (httpc, inets 8.2.2), by default: a POST that gets a 503 with `Retry-After` is sent
# again after as many seconds, again and again for as long as the responses are such, and its caller waits: the `timeout`
# of the request does not end this. A 503 without `Retry-After`, a 429 and a kept connection that ends without a response
# are not followed by a second POST. Newer versions have the option `autoretry`, which this one does not know.
# Seen: the lines at the end of the script; the last number is 5 or more.
set -eu
folder=$(mktemp -d)
trap 'kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
command -v erlc >/dev/null && [ -n "$(erl -noshell -eval 'io:format("~s", [code:which(httpc)]), halt().' | grep -v non_existing)" ] ||
  apt-get install --yes --no-install-recommends erlang-base=1:25.2.3+dfsg-1+deb12u4 erlang-inets=1:25.2.3+dfsg-1+deb12u4 >/dev/null
cat >server.py <<'END'
import collections
import http.server
import json

posts = collections.Counter()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, text="{}", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def do_GET(self):
        self.answer(200, json.dumps(posts))

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        posts[self.path] += 1
        if self.path == "/ends":
            self.close_connection = True
        elif self.path == "/busy":
            self.answer(429, Retry_After="1")
        elif self.path == "/down":
            self.answer(503)
        elif self.path == "/down-for-a-second":
            self.answer(503, Retry_After="1")
        else:
            self.answer(200)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
END
python3 server.py >port &
server=$!
until [ -s port ]; do sleep 1; done
cat >post.erl <<'END'
-module(post).
-export([main/0]).

main() ->
    application:ensure_all_started(inets),
    {ok, Version} = application:get_key(inets, vsn),
    io:format("inets ~s~n", [Version]),
    {ok, Text} = file:read_file("port"),
    Base = "http://127.0.0.1:" ++ string:trim(binary_to_list(Text)),
    [io:format("~s: ~s~n", [Path, post(Base ++ Path)]) || Path <- ["/well", "/ends", "/busy", "/down", "/down-for-a-second"]],
    {ok, {_, _, Counts}} = httpc:request(Base ++ "/"),
    io:format("~s~n", [Counts]),
    halt().

%% Another process waits, so that this one can say when it has seen enough.
post(Url) ->
    Self = self(),
    spawn(fun() -> Self ! {Url, httpc:request(post, {Url, [], "application/json", "{}"}, [{timeout, 2000}], [])} end),
    receive
        {Url, {ok, {{_, Status, _}, _, _}}} -> integer_to_list(Status);
        {Url, {error, Reason}} -> io_lib:format("~p", [Reason])
    after 7000 -> "no result after 7 s, with a timeout of 2 s"
    end.
END
erlc post.erl
erl -noshell -s post main | tee seen
sed -E 's,("/down-for-a-second": )[5-9],\15 or more,' seen >read
cat >expected <<'END'
inets 8.2.2
/well: 200
/ends: socket_closed_remotely
/busy: 429
/down: 503
/down-for-a-second: no result after 7 s, with a timeout of 2 s
{"/well": 1, "/ends": 1, "/busy": 1, "/down": 1, "/down-for-a-second": 5 or more}
END
diff expected read && echo 'The behaviour is as described.'
