import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { PacingStore } from '@hostwright/common'

const tables = `
  pragma busy_timeout = 60000;
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists slots (kind text, ends real, id text primary key);
  create index if not exists ends_of_slots on slots (kind, ends);
  create table if not exists pauses (kind text primary key, ends real);`
const take = `insert into slots select $kind, $at + $ms, $slot from (
    select count(*) as day, count(*) filter (where ends > $at - 60000) as minute,
      count(*) filter (where ends > $at) as held
    from slots where kind = $kind and ends > $at - 86400000)
  where day < $perDay and minute < $perMinute and held < $concurrent
  and not exists (select 1 from pauses where kind = $kind and ends > $at)`
const pause = 'insert into pauses values (?, ?) on conflict do update set ends = max(ends, excluded.ends)'

/** Creates the store that counts the requests of an account in a file, for the processes of one machine. */
export function createFileStore(file: string): PacingStore {
  const db = new DatabaseSync(file)
  db.exec(tables)
  return {
    take(kind, { concurrent, perMinute, perDay }, _, ms = 600_000) {
      const [at, slot] = [Date.now(), randomUUID()]
      const values = { $kind: kind, $at: at, $ms: ms, $slot: slot }
      const limits = { $concurrent: concurrent, $perMinute: perMinute, $perDay: perDay }
      const { changes } = db.prepare(take).run({ ...values, ...limits })
      return changes === 1 ? { slot } : { waitMs: 250 }
    },
    release(kind, slot, now, { heldUntil }) {
      const at = Date.now()
      db.prepare('update slots set ends = ? where id = ? and ends > ?').run(at, slot, at)
      if (heldUntil !== undefined) db.prepare(pause).run(kind, at + heldUntil - now)
    },
  }
}
