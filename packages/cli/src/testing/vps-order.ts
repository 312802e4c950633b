import type { Machine } from './test-machine.ts'

/** A line that orders a VPS, without the flags for consent. */
export const vpsOrder =
  'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms'

/** Environment variables that the order needs. */
export const vpsOrderEnv: Readonly<Record<string, string>> = { ROOT_PASSWORD: 'Correct-Horse-7' }

/** Returns the names of all VPSs of the account. */
export async function listVpsNames({ hostwright }: Machine): Promise<string[]> {
  const { stdout } = await hostwright('vps list --json')
  return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name)
}

/** Returns the number of orders that were sent, without dry runs. */
export async function countOrders({ requests }: Machine): Promise<number> {
  const bodies = await Promise.all(
    requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith('/servers'))
      .map((one) => one.clone().json()),
  )
  return bodies.filter(({ dry_run }) => dry_run === false).length
}
