import type { Sandbox } from '@hostwright/sandbox/node'
import type { Inputs } from './run-workflow.ts'

type Fault = Parameters<Sandbox['faults']['add']>[0]

export interface WorkflowCase {
  /** File in `spec/workflows`; the next property is the workflow in it that is started. */
  readonly file: string
  readonly workflowId: string
  readonly inputs: Inputs
  /** Faults that are injected in the second run. */
  readonly faults: readonly Fault[]
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
  // The faults hit the quote, the order and the wait. The order is retried only because a 429 proves that it was not
  // executed.
  faults: [
    { operationId: 'orderVps', effect: unavailable },
    { operationId: 'orderVps', nth: 3, effect: limited },
    { operationId: 'getVpsSignupStatus', effect: unavailable },
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
    faults: [{ operationId: 'orderHostingServer', nth: 2, effect: limited }],
  },
  {
    file: 'reinstall-a-vps',
    workflowId: 'reinstallVps',
    inputs: { uuid, imageId: 'debian-13', rootPassword: password },
    faults: [
      { operationId: 'stopVps', effect: limited },
      { operationId: 'reinstallVps', effect: limited },
      { operationId: 'getVpsPower', nth: 2, effect: unavailable },
      { operationId: 'getVpsReinstall', nth: 3, effect: limited },
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
    faults: [
      { operationId: 'createDnsRecord', effect: limited },
      { operationId: 'createDomain', effect: { status: 409, code: 'OPERATION_ERROR' }, times: 2 },
      { operationId: 'createMailAccount', effect: limited },
    ],
  },
  {
    file: 'filter-a-vps',
    workflowId: 'filterVps',
    inputs: { uuid, adminSource: '198.51.100.0/24' },
    faults: [
      { operationId: 'createPacketFilterRule', effect: limited },
      { operationId: 'updatePacketFilter', effect: unavailable },
    ],
  },
  {
    file: 'read-the-log',
    workflowId: 'readLog',
    inputs: { from: '2026-01-01 00:00:00', limit: 2 },
    faults: [{ operationId: 'listLogs', nth: 2, effect: limited }],
  },
]
