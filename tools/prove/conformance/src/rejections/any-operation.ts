import { type DocumentedOperation, documentedOperations } from '@hostwright/contract/description'
import type { Caller, Changes } from './caller.ts'
import type { Rejection } from './rejection.ts'

const onVps = documentedOperations.filter(({ path }) => path.includes('{uuid}'))
const onServer = documentedOperations.filter(({ path }) => path.includes('{servername}'))
const writes = documentedOperations.filter(({ method }) => method !== 'GET')
const withRights = documentedOperations.filter(({ path }) => path !== '/v1/me' && path !== '/v1/logs')

const none = { permission_type: 'custom', permissions: {} } as const
const once = { perMinute: 1 }
const elsewhere = ['192.0.2.0/24']
const unknown = { path: { uuid: '00000000-0000-4000-8000-000000000009', servername: 'hw999999.example.jp' } }

/** Creates a key for targets that the sandbox does not have. */
function forOthers({ sandbox }: Caller): Changes {
  const selected = { target_mode: 'selected' } as const
  const server = { ...selected, targets: [unknown.path.servername] }
  return { key: sandbox.keys.create({ ...selected, targets: [unknown.path.uuid], server }) }
}

/** Rejections that any operation can give. */
export const ofAnyOperation: Readonly<Record<string, Rejection>> = {
  'no key': { given: () => ({ key: '' }), operations: documentedOperations, code: 'UNAUTHORIZED' },
  'a key without rights': {
    given: ({ sandbox }) => ({ key: sandbox.keys.create({ ...none, server: none }) }),
    operations: withRights,
    code: 'FORBIDDEN',
  },
  'a key that reads only': {
    given: ({ sandbox }) => ({ key: sandbox.keys.create({ permission_type: 'read' }) }),
    operations: writes,
    code: 'FORBIDDEN',
  },
  'a key for other addresses': {
    given: ({ sandbox }) => ({ key: sandbox.keys.create({ allow_signup: true, allowed_ips: elsewhere }) }),
    operations: documentedOperations,
    code: 'FORBIDDEN',
  },
  'a key for another VPS': { given: forOthers, operations: onVps, code: 'TARGET_NOT_ALLOWED' },
  'a key for another server': { given: forOthers, operations: onServer, code: 'FORBIDDEN' },
  'an unknown target': { given: () => unknown, operations: [...onVps, ...onServer] },
  'an unknown order': {
    given: async ({ call }) => void (await call('getVpsSignupStatus', { path: { id: '1' } })),
  },
  'an address with a percent sign that begins no character': {
    given: () => ({ search: '?q=%E3%81' }),
    operations: documentedOperations,
    code: 'BAD_REQUEST',
    isDirect: true,
  },
  'a body that is no JSON': {
    given: () => ({ body: '{' }),
    operations: documentedOperations.filter(({ body }) => body !== undefined),
    code: 'BAD_REQUEST',
    isDirect: true,
  },
  'too many requests': {
    options: { limits: { vps: once, server: once, common: once } },
    async given({ call }) {
      for (const id of ['getApiKey', 'listVpsServers', 'listHostingServers'] as const) await call(id)
    },
    operations: documentedOperations,
    code: 'RATE_LIMIT_EXCEEDED',
  },
  'invalid input': {
    async given({ call }) {
      for (const operation of documentedOperations) {
        if (!operation.responses.some(({ status }) => status === 422)) continue
        for (const changes of listInvalid(operation))
          if ((await call(operation.id, changes)).status === 422) break
      }
    },
  },
}

function* listInvalid({ body, parameters }: DocumentedOperation): Generator<Changes> {
  if (body !== undefined) yield { body: [] }
  for (const { in: place, name } of parameters.toSorted((one, other) => (one.in > other.in ? -1 : 1))) {
    if (place === 'header' || name === 'servername' || name === 'uuid') continue
    for (const value of [' ', 'x'.repeat(2_000)]) yield { [place]: { [name]: value } }
  }
}

/** Error codes of infrastructure behind the API; a sandbox returns them only as faults. */
export const asFaults: Readonly<Record<string, Rejection>> = Object.fromEntries(
  ([500, 502, 503] as const).map((status) => {
    const code = { 500: 'INTERNAL_ERROR', 502: 'BACKEND_ERROR', 503: 'SERVICE_UNAVAILABLE' }[status]
    const given = ({ sandbox }: Caller): void =>
      void sandbox.faults.add({ times: documentedOperations.length, effect: { status, code } })
    return [`a fault with ${status}`, { given, operations: documentedOperations, code }]
  }),
)
