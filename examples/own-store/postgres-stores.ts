import { type OrderJournal, type OrderRecord, type PacingStore, parseOrderRecord } from '@hostwright/common'
import type { Pool } from 'pg'

/** Run it once, for example with your migrations. */
export const tables = `
  create table orders (account text, id text, revision int, record text, primary key (account, id));
  create table slots (account text, kind text, ends timestamptz, id uuid primary key);
  create index on slots (account, kind, ends);
  create table pauses (account text, kind text, ends timestamptz, primary key (account, kind));
  create function take_slot(a text, k text, most int, per_minute int, per_day int, ms float) returns uuid as $$
  declare at timestamptz; taken uuid := gen_random_uuid(); begin
    perform pg_advisory_xact_lock(hashtextextended(a || ' ' || k, 0)); at := clock_timestamp();
    insert into slots select a, k, at + ms * interval '1 ms', taken from slots
      where account = a and kind = k and ends > at - interval '1 day'
      having count(*) < per_day and count(*) filter (where ends > at - interval '1 minute') < per_minute
      and count(*) filter (where ends > at) < most
      and not exists (select from pauses where account = a and kind = k and pauses.ends > at);
    return case when found then taken end; end $$ language plpgsql;`

/** Creates the journal of an account. */
export function createTableJournal(pool: Pool, account: string): OrderJournal {
  async function select(where: string, ...values: readonly string[]): Promise<OrderRecord[]> {
    const query = `select record from orders where account = $1 ${where}`
    const { rows } = await pool.query(query, [account, ...values])
    return rows.map(({ record }) => parseOrderRecord(record, 'A record of the table orders'))
  }
  return {
    read: async (id) => (await select('and id = $2', id))[0],
    list: () => select(''),
    async write(record) {
      const text = JSON.stringify(record)
      const values = [account, record.id, record.revision, text]
      const { rowCount } = await pool.query(record.revision === 1 ? insert : update, values)
      // The response of an earlier call, which has written this record, may be lost.
      return rowCount === 1 || (await select('and id = $2 and record = $3', record.id, text)).length === 1
    },
  }
}

const insert = 'insert into orders values ($1, $2, $3, $4) on conflict do nothing'
const update =
  'update orders set revision = $3, record = $4 where account = $1 and id = $2 and revision = $3 - 1'
const pause = `insert into pauses values ($1, $2, now() + $3::float * interval '1 ms')
  on conflict (account, kind) do update set ends = greatest(pauses.ends, excluded.ends)`

/** Creates the store that counts the requests of an account. */
export function createTableStore(pool: Pool, account: string): PacingStore {
  return {
    async take(kind, { concurrent, perMinute, perDay }, _, endsInMs = 600_000) {
      const values = [account, kind, concurrent, perMinute, perDay, endsInMs]
      const { rows } = await pool.query('select take_slot($1, $2, $3, $4, $5, $6) as slot', values)
      return rows[0].slot === null ? { waitMs: 250 } : { slot: rows[0].slot }
    },
    async release(kind, slot, now, { heldUntil }) {
      await pool.query('update slots set ends = now() where id = $1 and ends > now()', [slot])
      if (heldUntil !== undefined) await pool.query(pause, [account, kind, heldUntil - now])
    },
  }
}
