import { createSandbox, type Sandbox } from '@hostwright/sandbox'

/** A request that is sent repeatedly, and the sandbox's response to it. */
export interface Load {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly response: BareResponse
}

/** A response as a server without any logic sends it. */
export interface BareResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Records a list, a detail and an order with the sandbox's responses, so that the bare server can send the same bytes.
 */
export async function recordLoads(): Promise<Record<string, Load>> {
  const sandbox = await createSandbox({ limits: false })
  const headers = { Authorization: `Bearer ${sandbox.apiKey}`, 'Content-Type': 'application/json' }
  const record = async (load: Omit<Load, 'response' | 'headers'>): Promise<Load> => ({
    ...load,
    headers,
    response: await send(sandbox, { ...load, headers }),
  })
  const list = await record({ method: 'GET', path: '/v1/vps/servers' })
  const { servers } = JSON.parse(list.response.body) as { readonly servers: readonly { uuid: string }[] }
  const plans = await record({ method: 'GET', path: '/v1/vps/plans' })
  const loads = {
    list,
    detail: await record({ method: 'GET', path: `/v1/vps/servers/${servers[0]!.uuid}` }),
    order: await record({ method: 'POST', path: '/v1/vps/servers', body: toOrder(plans.response.body) }),
  }
  await sandbox.close()
  return loads
}

async function send(
  { fetch, baseUrl }: Sandbox,
  { path, ...load }: Omit<Load, 'response'>,
): Promise<BareResponse> {
  const response = await fetch(new Request(baseUrl + path, load))
  const body = await response.text()
  const headers = {
    ...Object.fromEntries(response.headers),
    'content-length': String(Buffer.byteLength(body)),
  }
  return { status: response.status, headers, body }
}

function toOrder(body: string): string {
  const { plans } = JSON.parse(body) as {
    readonly plans: readonly {
      plan_id: string
      periods: readonly { months: number; total_price: number }[]
    }[]
  }
  const { plan_id, periods } = plans[0]!
  return JSON.stringify({
    plan_id,
    period: periods[0]!.months,
    expected_total_price: periods[0]!.total_price,
    image_id: 'ubuntu-24-04',
    root_password: 'Correct-Horse-7',
    agree_to_terms: true,
    dry_run: true,
  })
}
