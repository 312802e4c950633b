import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'

/** A sandbox that knows what the flow should do, and whether it did. */
export interface Witness {
  readonly sandbox: Sandbox
  /** What a program of the flow is told. */
  readonly env: { readonly HOSTWRIGHT_BASE_URL: string; readonly HOSTWRIGHT_API_KEY: string }
  /** What was not as it should be, one text each; none after a flow that did everything. */
  problems(printed: string): string[]
  close(): Promise<void>
}

// Prices depend on the day, so the day is always the same.
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

/** Makes a witness on a port of its own. With `reboots`, the flow is to reboot the VPS before it stops it. */
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

/** What is expected, with the same of a reboot before what is expected of the stop. */
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

/** The first place where two lists differ; what comes after it mostly follows from it. */
function difference(what: string, found: readonly string[], expected: readonly string[]): string[] {
  const longest = Math.max(found.length, expected.length)
  const at = Array.from({ length: longest }).findIndex((_, index) => found[index] !== expected[index])
  if (at === -1) return []
  return [`${what}, line ${at + 1}: ${found[at] ?? 'nothing'}; expected: ${expected[at] ?? 'nothing'}`]
}
