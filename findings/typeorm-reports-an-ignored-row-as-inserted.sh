#!/bin/sh
# TypeORM 0.3.31: `insert().orIgnore()` reports the same identifiers for a row that was there before as for one that it has
# written, so a program that asks who came first is told "you" twice. Seen with sql.js 1.13.0 here and, by hand, with
# PostgreSQL 15, whose result had no other property that differs either. `insert` without `orIgnore` rejects the second row.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts typeorm@0.3.31 sql.js@1.13.0 reflect-metadata@0.2.2
cat >insert.mjs <<'END_OF_PROGRAM'
import 'reflect-metadata'
import { DataSource, EntitySchema } from 'typeorm'

const columns = { id: { type: 'text', primary: true }, record: { type: 'text' } }
const entity = new EntitySchema({ name: 'orders', tableName: 'orders', columns })
const source = await new DataSource({ type: 'sqljs', entities: [entity], synchronize: true }).initialize()
for (const record of ['of one', 'of another']) {
  const insert = source.createQueryBuilder().insert().into('orders').values({ id: 'web-1', record })
  const { identifiers } = await insert.orIgnore().execute()
  console.log(`${record}: ${JSON.stringify(identifiers)}`)
}
console.log(`stored: ${JSON.stringify(await source.getRepository('orders').find())}`)
const again = source.getRepository('orders').insert({ id: 'web-1', record: 'of a third' })
console.log(`without orIgnore: ${await again.then(() => 'inserted', () => 'rejected')}`)
END_OF_PROGRAM
node insert.mjs | tee seen
cat >expected <<'END_OF_EXPECTED'
of one: [{"id":"web-1"}]
of another: [{"id":"web-1"}]
stored: [{"id":"web-1","record":"of one"}]
without orIgnore: rejected
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
