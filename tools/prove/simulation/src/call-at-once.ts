import { createHosting } from '@hostwright/hosting'
import type { SandboxOptions } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { createSimulatedAccount } from './simulated-account.ts'

/** Figures of many simultaneous calls. */
export interface CallFigures {
  readonly calls: number
  readonly failed: number
  /** Simulated time. */
  readonly minutes: number
  /** Responses with 429. */
  readonly rejected: number
  /** Largest number of requests of one product that were in progress at the same time. */
  readonly mostInProgress: number
}

/** Makes calls at the same time, reads and writes, alternating between the given products. */
export async function callAtOnce(
  count: number,
  products: readonly ('vps' | 'hosting')[],
  options?: SandboxOptions,
): Promise<CallFigures> {
  const { sandbox, traffic, connect } = await createSimulatedAccount(options)
  const client = connect({ deadlineMs: 86_400_000 })
  const vps = createVps(client)
  const hosting = createHosting(client)
  const [server] = await vps.servers()
  const [site] = await hosting.servers()
  const machine = vps.server(server!.uuid)
  const { dns, domains, memo } = hosting.server(site!.servername)
  const calls = {
    vps: [
      () => vps.servers(),
      () => machine.get(),
      () => machine.power.status(),
      () => machine.setMemo('front'),
    ],
    hosting: [() => hosting.servers(), () => domains.list(), () => dns.list(), () => memo.set('front')],
  }
  await sandbox.clock.advance({ minutes: 5 })

  const start = sandbox.clock.now()
  const all = Array.from({ length: count }, (_, index) => {
    const ofProduct = calls[products[index % products.length]!]
    return ofProduct[Math.floor(index / products.length) % ofProduct.length]!()
  })
  const failed = (await Promise.allSettled<unknown>(all)).filter(({ status }) => status === 'rejected').length
  const minutes = (sandbox.clock.now() - start) / 60_000
  await sandbox.close()
  const { rejected, mostInProgress } = traffic
  return { calls: count, failed, minutes, rejected, mostInProgress }
}
