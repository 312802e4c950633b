import type { Sandbox } from '@hostwright/sandbox'

/** Write request, and the state of its resource when it arrived. */
export interface Deed {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** Words that a change of the plan has to contain, in lower case without quotes. */
  readonly words: readonly string[]
  /** Whether this process created the resource, so that the write needs no allowance. */
  readonly isOwn: boolean
  status?: number
}

type Row = Readonly<Record<string, unknown>>
type Ask = (path: string) => Promise<unknown>

/** Reads the body of a write request. */
export async function readBody(request: Request): Promise<Row> {
  const text = await request.clone().text()
  return text === '' ? {} : (JSON.parse(text) as Row)
}

/** Reports whether a request changes something: a dry run of an order does not. */
export const isWrite = (request: Request, body: Row): boolean =>
  request.method !== 'GET' && body['dry_run'] !== true

/** Normalizes a text for comparison with a plan: the same value may be written with other quotes. */
export const plain = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? '')).toLowerCase().replaceAll(/["\\]/g, '')

/** Returns a function that reads from the sandbox with the key that may read everything. */
export function createAsk(sandbox: Sandbox): Ask {
  return async (path) => {
    const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
    const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}${path}`, { headers }))
    return response.ok ? response.json() : undefined
  }
}

const secret = /password|agree|dry_run/

/** Lists the values that a request changes: the plan need not mention unchanged properties that the API requires. */
function differing(body: Row, there: unknown): unknown[] {
  const known = (typeof there === 'object' && there !== null ? there : {}) as Row
  return Object.entries(body)
    .filter(([field]) => !secret.test(field))
    .filter(([field, value]) => JSON.stringify(known[field]) !== JSON.stringify(value))
    .map(([field, value]) => (typeof value === 'boolean' ? `${field}:${value}` : value))
}

function find(list: unknown, id: string | undefined): Row | undefined {
  if (typeof list !== 'object' || list === null) return undefined
  const rows = Object.values(list).find((value): value is Row[] => Array.isArray(value)) ?? []
  return (Array.isArray(list) ? (list as Row[]) : rows).find((row) => String(row['id']) === id)
}

/** Returns the identifying values of a write, by the kind of its resource. */
async function toWords(ask: Ask, method: string, path: string, body: Row): Promise<unknown[]> {
  const parts = path.split('/')
  const last = decodeURIComponent(parts.at(-1) ?? '')
  const list = parts.slice(0, -1).join('/')
  if (path.includes('/dns')) {
    const record = method === 'POST' ? undefined : find(await ask(list), last)
    const kept = record?.['type'] === body['type'] ? [body['type']] : [body['type'], record?.['type']]
    const wanted = method === 'DELETE' ? [] : [...kept, body['content']]
    return [...wanted, record?.['type'], record?.['content']]
  }
  if (path.includes('/packet-filter/rules')) {
    const rule = method === 'POST' ? body : find(await ask(list.replace('/rules', '')), last)
    return rule?.['type'] === 'custom' ? [rule['port'], rule['allowed_ip']] : [rule?.['type']]
  }
  if (path.includes('/power/'))
    return ['/power', last === 'stop' ? 'stopped' : last === 'start' ? 'running' : path]
  if (/\/(mail-filter|cron|wp|ssh\/key)\//.test(path)) {
    const row = find(await ask(list), last)
    return [row?.['command'] ?? row?.['label'] ?? row?.['url'] ?? row?.['conditions'] ?? '']
  }
  // Only the API has a name for the way in which a record of one's own is set.
  if (path.includes('/spf/') && body['action'] === 'custom') return [body['spf_record']]
  if (method === 'PUT') return differing(body, await ask(path))
  if (method === 'DELETE')
    return [
      last.replace(/^hw\d+_/, ''),
      ...Object.values(body).map((value) => plain(value).replace(/^hw\d+_/, '')),
    ]
  const named = [
    'name',
    'server_id',
    'domain',
    'subdomain',
    'mail_address',
    'name_suffix',
    'ftp_account',
    'label',
  ]
  return named.filter((field) => field in body).map((field) => body[field])
}

/** Reads the state of the resource before a write arrives. */
export async function toDeed(
  sandbox: Sandbox,
  request: Request,
  body: Row,
  own: ReadonlySet<string>,
): Promise<Deed> {
  const path = new URL(request.url).pathname
  const words = await toWords(createAsk(sandbox), request.method, path, body)
  const texts = words.filter((word) => word !== undefined && word !== null).map(plain)
  return {
    method: request.method,
    path,
    body,
    words: texts.map((text) => text.replace(/\.$/, '')),
    isOwn: own.has(path),
  }
}
