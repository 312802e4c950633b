#!/bin/sh
# PGlite 0.5.17 opens a folder that another process has open, without an error, where PostgreSQL refuses. Each process
# reads its own rows only, all commits succeed, and the process that ends last leaves its rows: those of the other are
# gone.
# Seen: two processes store 5 rows each, and each reads 5; opened again, the folder has the 5 rows of one process.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17 >/dev/null
cat >store.mjs <<'END'
import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

const [name, other] = process.argv.slice(2)
const reach = async (point) => {
  writeFileSync(`${name} ${point}`, '')
  while (other !== undefined && !existsSync(`${other} ${point}`)) await setTimeout(20)
}
const db = await PGlite.create('data')
await db.exec('create table if not exists orders (process text)')
await reach('opened')
for (let row = 0; row < 5 && other !== undefined; row += 1) await db.query('insert into orders values ($1)', [name])
await reach('stored')
const { rows } = await db.query('select process, count(*) from orders group by process order by process')
console.log(`${name} reads ${rows.map(({ count }) => `${count} rows of one process`).join(' and ')}`)
await db.close()
END
node store.mjs first >/dev/null
{
  echo 'PGlite 0.5.17'
  node store.mjs a b >a &
  node store.mjs b a >b
  wait
  cat a b
  node store.mjs last
} | tee seen
cat >expected <<'END'
PGlite 0.5.17
a reads 5 rows of one process
b reads 5 rows of one process
last reads 5 rows of one process
END
diff expected seen && echo 'The behaviour is as described.'
