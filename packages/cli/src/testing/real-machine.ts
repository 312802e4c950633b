import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMachine, type Machine, type Ran } from './test-machine.ts'
import { vpsOrderEnv } from './vps-order.ts'

/** A machine whose API keys are not those of a sandbox. */
export interface RealMachine extends Machine {
  /** The folder of the journal. */
  readonly journal: string
  /** Runs a line with an API key. */
  readonly as: (key: string, line: string, env?: Readonly<Record<string, string>>) => Promise<Ran>
  /** Runs a line twice: it stops, and then has the flag that its message names. */
  readonly begin: (line: string) => Promise<Ran>
}

const file = `version: 1
vps:
  web-02:
    order: { plan_id: standard-2gb, period: 1, image_id: debian-13, max_total_price: 30000, root_password: { env: ROOT_PASSWORD }, agree_to_terms: true }
`

/**
 * Creates a machine with API keys that do not begin with `sandbox_`, as real keys. The sandbox accepts each as its own
 * key.
 */
export async function createRealMachine(): Promise<RealMachine> {
  const machine = await createMachine({ limits: false })
  const { sandbox, folder } = machine
  const journal = join(folder, 'orders-of-one')
  const env = { ...vpsOrderEnv, HOSTWRIGHT_JOURNAL: journal }
  writeFileSync(join(folder, 'account.yaml'), file)
  const as: RealMachine['as'] = async (HOSTWRIGHT_API_KEY, line, changed = {}) =>
    machine.hostwright(line, {
      env: { ...env, HOSTWRIGHT_API_KEY, HOSTWRIGHT_BASE_URL: 'https://api.example.jp', ...changed },
      async fetch(request) {
        const headers = new Headers(request.headers)
        headers.set('Authorization', `Bearer ${sandbox.apiKey}`)
        const { pathname, search } = new URL(request.url)
        const body = request.method === 'GET' ? null : await request.text()
        const { method } = request
        return sandbox.fetch(new Request(sandbox.baseUrl + pathname + search, { method, headers, body }))
      },
    })
  return {
    ...machine,
    journal,
    as,
    async begin(line) {
      const { stderr } = await as('key-one', line)
      return as('key-one', `${line} --new-account ${readNewAccount(stderr)}`)
    },
  }
}

/** Returns the name that the message gives for `--new-account`. */
export function readNewAccount(stderr: string): string {
  return /add --new-account (\S+) to the line/.exec(stderr)?.[1] ?? 'none'
}

/** Returns the line that applies the file with an order. */
export const spend = (folder: string): string => `apply ${join(folder, 'account.yaml')} --yes --spend 30000`
