import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'

/** A sandbox that compares the calls and the output of a flow with the expected ones. */
export interface Witness {
  readonly sandbox: Sandbox
  /** Environment variables for the program of the flow. */
  readonly env: { readonly HOSTWRIGHT_BASE_URL: string; readonly HOSTWRIGHT_API_KEY: string }
  /** Lists the differences from the expected flow; none after a complete flow. */
  problems(printed: string): string[]
  close(): Promise<void>
}

// Prices depend on the day, so the sandbox always starts on the same one.
const startAt = Date.parse('2026-10-01T03:00:00Z')
const price = 4_620
const expectedLines = [
  `planned ${price}`,
  `tried ${price}`,
  'status active',
  'stop 202',
  'power stopped',
  'rule ssh none',
  'rule custom tcp',
  'record A 203.0.113.20',
  'rejected NOT_FOUND',
]
const expectedResponses = [
  'listVpsPlans 200',
  'orderVps 200', // the dry run
  'orderVps 200', // the order
  'orderVps 200', // the order again, with the same key
  'getVpsSignupStatus 200',
  'getVpsSignupStatus 200',
  'getVpsSignupStatus 200',
  'stopVps 202',
  'getVpsPower 200',
  'createPacketFilterRule 200',
  'createPacketFilterRule 200',
  'getPacketFilter 200',
  'deletePacketFilterRule 200',
  'deletePacketFilterRule 200',
  'createDnsRecord 200',
  'listDnsRecords 200',
  'deleteDnsRecord 200',
  'getDomain 404 NOT_FOUND',
]

/** Creates a witness on its own port. With `reboots`, it expects a reboot of the VPS before the stop. */
export async function createWitness({ reboots = false, speed = 1 } = {}): Promise<Witness> {
  const sandbox = await createSandbox({ startAt, speed })
  const before = sandbox.account.balance
  // The program has to wait, but not for long.
  sandbox.transitions.set('signup', { mode: 'reads', reads: 2 })
  sandbox.transitions.set('power', { mode: 'immediate' })
  const { url } = await sandbox.listen({ port: 0 })
  return {
    sandbox,
    env: { HOSTWRIGHT_BASE_URL: url, HOSTWRIGHT_API_KEY: sandbox.apiKey },
    problems: (printed) => [
      ...difference('printed', printed.trim().split('\n'), withReboot(reboots, expectedLines, 'stop')),
      ...difference('responses', responsesOf(sandbox), withReboot(reboots, expectedResponses, 'stopVps')),
      ...difference('charged', [String(before - sandbox.account.balance)], [String(price)]),
    ],
    close: () => sandbox.close(),
  }
}

/** Adds the line of a reboot before that of the stop, if the flow reboots. */
function withReboot(reboots: boolean, expected: readonly string[], stop: string): string[] {
  return expected.flatMap((line) =>
    reboots && line === `${stop} 202` ? [line.replace('stop', 'reboot'), line] : [line],
  )
}

function responsesOf(sandbox: Sandbox): string[] {
  return sandbox
    .journal()
    .requests.map(({ operationId, status, code }) => [operationId, status, code].filter(Boolean).join(' '))
}

/** Returns the first difference between two lists; the later ones mostly follow from it. */
function difference(what: string, found: readonly string[], expected: readonly string[]): string[] {
  const longest = Math.max(found.length, expected.length)
  const at = Array.from({ length: longest }).findIndex((_, index) => found[index] !== expected[index])
  if (at === -1) return []
  return [`${what}, line ${at + 1}: ${found[at] ?? 'nothing'}; expected: ${expected[at] ?? 'nothing'}`]
}
