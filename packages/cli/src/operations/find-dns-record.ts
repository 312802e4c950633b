import { type Client, toInit } from '@hostwright/common'
import { toDnsHost } from '@hostwright/hosting'
import { CommandError, usageError } from '../errors/command-error.ts'

/** The DNS record that a command line names: by its id, or by its host and type. */
export interface RecordName {
  readonly servername: string
  readonly record: string
  readonly type: string | undefined
}

/**
 * Returns the id of a DNS record. Rejects a host and type that no record or several records have. Calls `GET
 * /v1/server/{servername}/dns` if a host and a type are given.
 */
export async function findDnsRecord(
  client: Client,
  { servername, record, type }: RecordName,
  signal: AbortSignal,
): Promise<string> {
  if (type === undefined) {
    if (/^\d+$/.test(record)) return record
    throw usageError(`${record} is not an id: give a host and a type, such as www.example.com CNAME.`)
  }
  const { data } = await client.api.GET('/v1/server/{servername}/dns', {
    params: { path: { servername } },
    ...toInit({ signal }),
  })
  const found = data.records.filter((one) => {
    const wanted = toDnsHost({ domain: one.domain, host: record })
    return one.type === type.toUpperCase() && toDnsHost(one).name === wanted.name
  })
  const [first, second] = found
  if (first && !second) return String(first.id)
  const subject = `dns ${record} ${type}`
  const next = `hostwright dns list ${servername}`
  if (!first) throw new CommandError('There is no such record.', { subject, done: unchanged, next })
  const ids = found.map(({ id, content }) => `${id} (${content})`).join(', ')
  throw new CommandError(`${found.length} records match: give an id, one of ${ids}.`, {
    subject,
    done: unchanged,
    next,
  })
}

const unchanged = 'Nothing was changed.'
