#!/bin/sh
# mysql2 3.24.6 and mariadb 3.5.4, both with MariaDB 10.11.19: an insert with `on duplicate key update id = id` returns
# `affectedRows: 1` for a row that was there before, and that it has not changed. Both ask the server to count the rows
# that were found, unless told otherwise. `insert ignore` returns 0 then, and cuts a text that is too long for its column
# in strict mode, where a plain insert is an error. So a claim by the first seems to be won by every process.
# Seen: 1, 1 for each client; 1, 0 with `-FOUND_ROWS` and `foundRows: false`; 1, 0 with `insert ignore`, and 65535 of
# 70000 letters with 1 row.
set -eu
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null && wait 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
apt-get --option APT::Sandbox::User=root --quiet download mariadb-server-core=1:10.11.19-0+deb12u1 \
  libaio1=0.3.113-4 liburing2=2.3-3 >/dev/null
for package in ./*.deb; do dpkg --extract "$package" packages; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mysql2@3.24.6 mariadb@3.5.4 >/dev/null
mkdir -p data/mysql
usr=$folder/packages/usr
LD_LIBRARY_PATH=$usr/lib/x86_64-linux-gnu "$usr/sbin/mariadbd" --no-defaults --user=root --skip-networking \
  --skip-grant-tables --basedir="$usr" --datadir="$folder/data" --socket="$folder/socket" >log 2>&1 &
server=$!
tries=0
until grep -q 'ready for connections' log; do
  tries=$((tries + 1))
  test "$tries" -lt 100 || exit 1
  sleep 0.2
done
cat >claim.mjs <<'END_OF_PROGRAM'
import mariadb from 'mariadb'
import mysql from 'mysql2/promise'

const socketPath = process.argv[2]
const keep = 'insert into claims values (?, ?) on duplicate key update id = id'
const db = await mysql.createConnection({ socketPath })
await db.query('create database shop')
await db.query('use shop')
await db.query('create table claims (id varchar(36) primary key, process text)')
console.log((await db.query('select version() as version'))[0][0].version.split('-')[0])

async function claim(name, execute) {
  await db.query('delete from claims')
  const rows = [await execute(['order', 'a']), await execute(['order', 'b'])]
  const [[{ process }]] = await db.query('select process from claims')
  console.log(`${name}: ${rows.join(', ')}; kept ${process}`)
}
const options = { socketPath, database: 'shop' }
for (const flags of [[], ['-FOUND_ROWS']]) {
  const connection = await mysql.createConnection({ ...options, flags })
  await claim(`mysql2 ${flags}`, async (values) => (await connection.execute(keep, values))[0].affectedRows)
  await connection.end()
}
for (const foundRows of [true, false]) {
  const connection = await mariadb.createConnection(foundRows ? options : { ...options, foundRows })
  await claim(`mariadb ${foundRows}`, async (values) => (await connection.execute(keep, values)).affectedRows)
  await connection.end()
}
const ignore = 'insert ignore into claims values (?, ?)'
await claim('insert ignore', async (values) => (await db.execute(ignore, values))[0].affectedRows)
const long = ['long', 'x'.repeat(70_000)]
await db.execute(ignore.replace('ignore ', ''), long).catch(({ code }) => console.log(`insert: ${code}`))
const [{ affectedRows }] = await db.execute(ignore, long)
const [[{ length }]] = await db.query("select length(process) as length from claims where id = 'long'")
console.log(`insert ignore: ${affectedRows} row, ${length} of 70000 letters`)
await db.end()
END_OF_PROGRAM
node claim.mjs "$folder/socket" | tee seen
cat >expected <<'END_OF_EXPECTED'
10.11.19
mysql2 : 1, 1; kept a
mysql2 -FOUND_ROWS: 1, 0; kept a
mariadb true: 1, 1; kept a
mariadb false: 1, 0; kept a
insert ignore: 1, 0; kept a
insert: ER_DATA_TOO_LONG
insert ignore: 1 row, 65535 of 70000 letters
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
