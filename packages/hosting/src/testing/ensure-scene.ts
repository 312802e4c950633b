import { createClient } from '@hostwright/common'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'
import { onTestFinished } from 'vitest'
import { createHosting } from '../hosting.ts'
import type { Site } from '../server.ts'

export const domain = 'example.com'
const servername = 'hw123456.example.jp'

/** A site of a sandbox, with the writes that were sent for it. */
export interface Scene extends Pick<Sandbox, 'clock' | 'faults'> {
  readonly site: Site
  /** The same server as another program sees it, with its own client. */
  readonly other: Site
  readonly writes: [line: string, body: unknown][]
  /** Runs a step directly before the next write is sent. */
  readonly before: (step: () => Promise<unknown>) => void
}

export async function setUp(options: SandboxOptions = {}): Promise<Scene> {
  const sandbox = await createSandbox({ speed: 0, ...options })
  onTestFinished(() => sandbox.close())
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const writes: Scene['writes'] = []
  const pending: (() => Promise<unknown>)[] = []
  const client = createClient({
    baseUrl,
    apiKey,
    retry: false,
    now: clock.now,
    sleep: clock.sleep,
    async fetch(request) {
      if (request.method !== 'GET') {
        const line = `${request.method} ${new URL(request.url).pathname.split(servername)[1]}`
        const text = await request.clone().text()
        writes.push([line, text === '' ? undefined : JSON.parse(text)])
        await pending.shift()?.()
      }
      return fetch(request)
    },
  })
  const site = createHosting(client).server(servername)
  const other = createHosting(
    createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep }),
  ).server(servername)
  const { domain_validation_token } = await other.info()
  const content = `ownership-verify=${domain_validation_token}`
  for (const owned of [domain, 'example.net', 'xn--r8jz45g.jp']) {
    await other.dns.create({ domain: owned, host: '_ownership-verify', type: 'TXT', content })
  }
  await clock.advance({ minutes: 3 })
  return {
    clock,
    faults: sandbox.faults,
    site,
    other,
    writes,
    before: (step) => void pending.push(step),
  }
}
