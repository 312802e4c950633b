import type { Sandbox } from '@hostwright/sandbox/node'
import type { Inputs } from './run-workflow.ts'

type Fault = Parameters<Sandbox['faults']['add']>[0]

export interface WorkflowCase {
  /** The file in `spec/workflows`, and the workflow in it that is started. */
  readonly file: string
  readonly workflowId: string
  readonly inputs: Inputs
  /** What the sandbox is asked, in order, when nothing goes wrong. */
  readonly requests: readonly string[]
  /** What goes wrong in the second run, and what the sandbox is asked then. */
  readonly faults: readonly Fault[]
  readonly requestsDespite: readonly string[]
}

const uuid = '00000000-0000-4000-8000-000000000001'
export const password = 'Correct-Horse-7'
const limited = { retryAfterSeconds: 7 }
const unavailable = { status: 503, code: 'SERVICE_UNAVAILABLE' } as const

export const orderCase: WorkflowCase = {
  file: 'order-a-vps',
  workflowId: 'orderVps',
  inputs: {
    planId: 'standard-2gb',
    period: 12,
    totalPrice: 21_450,
    imageId: 'ubuntu-24-04',
    name: 'shop-01',
    rootPassword: password,
    idempotencyKey: 'shop-0001',
  },
  requests: [
    'orderVps 200',
    'orderVps 200',
    'getVpsSignupStatus 200',
    'getVpsSignupStatus 200',
    'getVpsSignupStatus 200',
  ],
  // The quote, the order and the wait; the order is retried only because a 429 was not executed.
  faults: [
    { operationId: 'orderVps', effect: unavailable },
    { operationId: 'orderVps', nth: 3, effect: limited },
    { operationId: 'getVpsSignupStatus', effect: unavailable },
  ],
  requestsDespite: [
    'orderVps 503',
    'orderVps 200',
    'orderVps 429',
    'orderVps 200',
    'getVpsSignupStatus 503',
    'getVpsSignupStatus 200',
    'getVpsSignupStatus 200',
    'getVpsSignupStatus 200',
  ],
}

export const cases: readonly WorkflowCase[] = [
  orderCase,
  {
    file: 'order-a-hosting-server',
    workflowId: 'orderHostingServer',
    inputs: {
      planId: 'standard',
      period: 12,
      totalPrice: 13_200,
      serverId: 'shop01',
      idempotencyKey: 'shop-0002',
    },
    requests: [
      'orderHostingServer 200',
      'orderHostingServer 200',
      'getHostingSignupStatus 200',
      'getHostingSignupStatus 200',
      'getHostingSignupStatus 200',
    ],
    faults: [{ operationId: 'orderHostingServer', nth: 2, effect: limited }],
    requestsDespite: [
      'orderHostingServer 200',
      'orderHostingServer 429',
      'orderHostingServer 200',
      'getHostingSignupStatus 200',
      'getHostingSignupStatus 200',
      'getHostingSignupStatus 200',
    ],
  },
  {
    file: 'reinstall-a-vps',
    workflowId: 'reinstallVps',
    inputs: { uuid, imageId: 'debian-13', rootPassword: password },
    requests: [
      'getVpsReinstall 200',
      'getVpsPower 200',
      'stopVps 202',
      'getVpsPower 200',
      'getVpsPower 200',
      'getVpsPower 200',
      'reinstallVps 202',
      'getVpsReinstall 200',
      'getVpsReinstall 200',
      'getVpsReinstall 200',
      'getVpsPower 200',
    ],
    faults: [
      { operationId: 'stopVps', effect: limited },
      { operationId: 'reinstallVps', effect: limited },
      { operationId: 'getVpsPower', nth: 2, effect: unavailable },
      { operationId: 'getVpsReinstall', nth: 3, effect: limited },
    ],
    requestsDespite: [
      'getVpsReinstall 200',
      'getVpsPower 200',
      'stopVps 429',
      'stopVps 202',
      'getVpsPower 503',
      'getVpsPower 200',
      'getVpsPower 200',
      'getVpsPower 200',
      'reinstallVps 429',
      'reinstallVps 202',
      'getVpsReinstall 200',
      'getVpsReinstall 429',
      'getVpsReinstall 200',
      'getVpsReinstall 200',
      'getVpsPower 200',
    ],
  },
  {
    file: 'add-a-domain',
    workflowId: 'addDomain',
    inputs: {
      servername: 'hw123456.example.jp',
      domain: 'example.net',
      mailAddress: 'info@example.net',
      mailPassword: password,
    },
    requests: [
      'getServerInfo 200',
      'createDnsRecord 200',
      'createDomain 200',
      'createDnsRecord 200',
      'createMailAccount 200',
      'getDomain 200',
    ],
    faults: [
      { operationId: 'createDnsRecord', effect: limited },
      { operationId: 'createDomain', effect: { status: 409, code: 'OPERATION_ERROR' }, times: 2 },
      { operationId: 'createMailAccount', effect: limited },
    ],
    requestsDespite: [
      'getServerInfo 200',
      'createDnsRecord 429',
      'createDnsRecord 200',
      'createDomain 409',
      'createDomain 409',
      'createDomain 200',
      'createDnsRecord 200',
      'createMailAccount 429',
      'createMailAccount 200',
      'getDomain 200',
    ],
  },
  {
    file: 'filter-a-vps',
    workflowId: 'filterVps',
    inputs: { uuid, adminSource: '198.51.100.0/24' },
    requests: [
      'createPacketFilterRule 200',
      'createPacketFilterRule 200',
      'updatePacketFilter 200',
      'getPacketFilter 200',
    ],
    faults: [
      { operationId: 'createPacketFilterRule', effect: limited },
      { operationId: 'updatePacketFilter', effect: unavailable },
    ],
    requestsDespite: [
      'createPacketFilterRule 429',
      'createPacketFilterRule 200',
      'createPacketFilterRule 200',
      'updatePacketFilter 503',
      'updatePacketFilter 200',
      'getPacketFilter 200',
    ],
  },
  {
    file: 'read-the-log',
    workflowId: 'readLog',
    inputs: { from: '2026-01-01 00:00:00', limit: 2 },
    requests: ['listLogs 200', 'listLogs 200', 'listLogs 200'],
    faults: [{ operationId: 'listLogs', nth: 2, effect: limited }],
    requestsDespite: ['listLogs 200', 'listLogs 429', 'listLogs 200', 'listLogs 200'],
  },
]
