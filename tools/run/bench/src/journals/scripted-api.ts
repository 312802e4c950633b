const path = '/v1/vps/servers'

/** An API that has one plan and takes every order. Counts requests. */
export interface ScriptedApi {
  requests: number
  readonly fetch: (request: Request) => Promise<Response>
}

const plans = {
  plans: [
    {
      plan_id: 'standard-2gb',
      plan_name: 'Standard 2 GB',
      memory_mb: 2048,
      currency: 'JPY',
      periods: [{ months: 12, total_price: 900, regular_total_price: 900, campaign_applied: false }],
    },
  ],
  os_images: [{ image_id: 'debian-13', name: 'Debian 13', minimum_memory_mb: 512 }],
}

/** Returns a time in the form of the execution log, in Japan time. */
function toLogTime(at: number): string {
  return new Date(at + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

function json(body: object): Response {
  return Response.json(body, { headers: { Date: new Date().toUTCString() } })
}

/**
 * Creates an API whose account has one listed contract of the journal. Its responses come from the same process, so
 * that what is measured is the work of the client and its journal.
 */
export function createScriptedApi(listed: readonly object[]): ScriptedApi {
  const logs: object[] = []
  let orders = 1_000_000
  const api: ScriptedApi = { requests: 0, fetch }

  async function post(request: Request): Promise<Response> {
    const { dry_run, name } = (await request.json()) as { readonly dry_run: boolean; readonly name: string }
    const created_at = toLogTime(Date.now())
    logs.unshift({
      method: 'POST',
      path,
      status_code: 200,
      response_time_ms: 1,
      ip_address: '192.0.2.1',
      created_at,
    })
    if (dry_run) return json({ dry_run: true, total_price: 900 })
    return json({ server: { id: (orders += 1), uuid: null, name, status: 'setup_pending' } })
  }

  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    api.requests += 1
    if (request.method === 'POST') return post(request)
    if (pathname === '/v1/me') return json({ services: { vps: { target_mode: 'all' } } })
    if (pathname === '/v1/logs')
      return json({ logs, count: logs.length, limit: 500, has_more: false, next_cursor: null })
    if (pathname === '/v1/vps/plans') return json(plans)
    if (pathname === path) return json({ servers: listed })
    return Response.json({ error: { code: 'VPS_NOT_FOUND', message: 'None.' } }, { status: 404 })
  }
  return api
}
