import autocannon from 'autocannon'

/** One request of a load, sent repeatedly. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const connections = 10
const seconds = 1

/** Sends a load a number of times. */
export async function sendMany(
  baseUrl: string,
  { path, ...load }: LoadRequest,
  amount: number,
): Promise<void> {
  await autocannon({ url: `${baseUrl}${path}`, connections, amount, ...load })
}

/** How many requests a second a server handles successfully, from ten connections. */
export async function measureThroughput(baseUrl: string, { path, ...load }: LoadRequest): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: `${baseUrl}${path}`,
    connections,
    duration: seconds,
    ...load,
  })
  if (non2xx + errors > 0) throw new Error(`${load.method} ${path}: ${non2xx} refused, ${errors} failed`)
  return requests.average
}
