#!/bin/sh
# The SFTP server of Erlang/OTP 25.2.3 (ssh 4.15.2): the request to open a folder that does not exist is rejected
# with the general status 4 and the words "Not a directory", and not with 2, no such file, as `stat` and `open` are. A
# client that makes a folder where there is none, or takes a missing folder for an empty one, gets an error instead.
# A folder that is there already is rejected with 11, which version 3 of the protocol, the one in use, does not have.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
command -v erl >/dev/null || apt-get install --yes --no-install-recommends erlang-ssh=1:25.2.3+dfsg-1+deb12u4 >/dev/null
erl -noshell -eval 'application:load(ssh), io:format("ssh ~s~n", [element(2, application:get_key(ssh, vsn))]), halt().'
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check paramiko==5.1.0
mkdir keys home home/there
ssh-keygen -q -t ecdsa -N '' -f keys/ssh_host_ecdsa_key
erl -noshell -eval "
  application:ensure_all_started(ssh),
  Subsystem = ssh_sftpd:subsystem_spec([{cwd, \"$folder/home\"}]),
  Options = [{system_dir, \"$folder/keys\"}, {user_passwords, [{\"site\", \"word\"}]}, {subsystems, [Subsystem]}],
  {ok, Daemon} = ssh:daemon({127,0,0,1}, 0, Options),
  {ok, Info} = ssh:daemon_info(Daemon),
  ok = file:write_file(\"$folder/port\", integer_to_list(proplists:get_value(port, Info)))." >/dev/null 2>&1 &
server=$!
until [ -s port ]; do sleep 1; done
cat >look.py <<'END'
import paramiko

port = int(open("port").read())
transport = paramiko.Transport(("127.0.0.1", port))
transport.connect(username="site", password="word")
sftp = paramiko.SFTPClient.from_transport(transport)
convert = sftp._convert_status
statuses = []


def remember(message):
    statuses.append(int.from_bytes(message.asbytes()[4:8], "big"))
    return convert(message)


sftp._convert_status = remember
for name in ("listdir", "stat", "open", "mkdir"):
    path = "there" if name == "mkdir" else "missing"
    try:
        getattr(sftp, name)(path)
    except OSError as error:
        print(f"{name} {path}: status {statuses[-1]}, errno {error.errno}, {error}")
transport.close()
END
venv/bin/python look.py | tee seen
cat >expected <<'END'
listdir missing: status 4, errno None, Not a directory
stat missing: status 2, errno 2, [Errno 2] 
open missing: status 2, errno 2, [Errno 2] 
mkdir there: status 11, errno None, 
END
diff expected seen && echo 'The behaviour is as described.'
