import type {
  ReinstallImageList,
  ReinstallResult,
  VpsPlanList,
  VpsServerList,
  VpsServerResult,
  VpsSignupResult,
} from '@hostwright/types'
import type { SandboxOptions } from '../server/create-sandbox.ts'
import { order, setUp, vpsPath } from '../testing/set-up.ts'
import { testChoices } from '../testing/test-choices.ts'

type Options = Pick<SandboxOptions, 'assumptions'>

const reinstallPath = `${vpsPath}/os-reinstall`
const image = { image_id: 'debian-13', root_password: 'Correct-Horse-7' }

/** Returns the status and the error code of a response, such as `409 PROTECTED`. */
function toRejection({ status, body }: { status: number; body: unknown }): string {
  const { error } = body as { error?: { code: string } }
  return `${status} ${error?.code}`
}

/** Returns the status of a response, with the error code if it has one. */
function toOutcome(reply: { status: number; body: unknown }): string {
  return reply.status === 202 ? '202' : toRejection(reply)
}

async function setUpVps(options: Options) {
  const { sandbox, call } = await setUp(options)
  return {
    sandbox,
    call,
    server: async (path = vpsPath) => (await call<VpsServerResult>(`GET ${path}`)).body.server,
    reinstall: (changes: object = {}) => call(`POST ${reinstallPath}`, { body: { ...image, ...changes } }),
    status: async (path = vpsPath) =>
      (await call<ReinstallResult>(`GET ${path}/os-reinstall`)).body.os_reinstall,
    async stop() {
      await call(`POST ${vpsPath}/power/stop`)
      await sandbox.clock.advance({ minutes: 1 })
    },
    /** Orders a VPS, waits until it exists and has not booted yet, and returns its path. */
    async orderBuilding() {
      const headers = { 'Idempotency-Key': 'building-0001' }
      const { id } = (await call<VpsSignupResult>('POST /v1/vps/servers', { body: order, headers })).body
        .server
      await sandbox.clock.advance({ minutes: 1 })
      const signup = await call<VpsSignupResult>(`GET /v1/vps/signup-status/${id}`)
      return `/v1/vps/servers/${signup.body.server.uuid}`
    },
  }
}

testChoices(
  'contract-status-values',
  async (options) => {
    const { sandbox, call, server, orderBuilding } = await setUpVps(options)
    const path = await orderBuilding()
    const before = (await server(path)).status
    await sandbox.clock.advance({ minutes: 2 })
    const { servers } = (await call<VpsServerList>('GET /v1/vps/servers')).body
    return [before, servers.map(({ status }) => status)]
  },
  {
    'sign-up-status': ['building', ['active', 'active']],
    'always-active': ['active', ['active', 'active']],
    'own-words': ['preparing', ['in_use', 'in_use']],
  },
)

testChoices(
  'power-while-building',
  async (options) => {
    const { call, server, orderBuilding } = await setUpVps(options)
    const path = await orderBuilding()
    const rejections = [
      toRejection(await call(`POST ${path}/power/start`)),
      toRejection(await call(`POST ${path}/power/stop`)),
    ]
    return [(await server(path)).power.status, (await call(`GET ${path}/power`)).body, new Set(rejections)]
  },
  {
    processing: ['processing', { power: { status: 'processing' } }, new Set(['409 CONTRACT_NOT_ACTIVE'])],
    stopped: ['stopped', { power: { status: 'stopped' } }, new Set(['409 CONTRACT_NOT_ACTIVE'])],
    running: ['running', { power: { status: 'running' } }, new Set(['409 CONTRACT_NOT_ACTIVE'])],
  },
)

testChoices(
  'first-payment',
  async (options) => {
    const { sandbox, call } = await setUpVps(options)
    await sandbox.clock.advance({ days: 17 })
    const [plan] = (await call<VpsPlanList>('GET /v1/vps/plans')).body.plans
    const { total_price } = plan!.periods.find(({ months }) => months === order.period)!
    const dryRun = { ...order, dry_run: true, expected_total_price: total_price }
    return (await call('POST /v1/vps/servers', { body: dryRun })).body
  },
  {
    // On 18 October, 14 of 31 days are left, including that day: 745.16 yen.
    'with-today-rounded-down': { dry_run: true, total_price: 20_545 },
    'without-today-rounded-down': { dry_run: true, total_price: 20_491 },
    'with-today-rounded-up': { dry_run: true, total_price: 20_546 },
  },
)

testChoices(
  'unusable-order-fields',
  async (options) => {
    const { call, reinstall, stop } = await setUpVps(options)
    await stop()
    const place = (changes: object) =>
      call('POST /v1/vps/servers', { body: { ...order, dry_run: true, ...changes } })
    return [
      toRejection(await place({ image_id: 'beos' })),
      toRejection(await place({ ssh_key_name: 'lost' })),
      toRejection(await reinstall({ image_id: 'beos' })),
      toRejection(await reinstall({ ssh_key_name: 'lost' })),
      toRejection(await place({ image_id: 'example-cms' })),
    ]
  },
  {
    'validation-error': Array.from({ length: 5 }, () => '422 VALIDATION_ERROR'),
    'not-found': [...Array.from({ length: 4 }, () => '404 NOT_FOUND'), '422 VALIDATION_ERROR'],
  },
)

testChoices(
  'vps-refusal-order',
  async (options) => {
    const { call, reinstall } = await setUpVps(options)
    await call(`PUT ${vpsPath}/protection`, { body: { os_reinstall: true } })
    return [toRejection(await reinstall()), toRejection(await reinstall({ image_id: 'beos' }))]
  },
  {
    'input-protected-power-state': ['409 PROTECTED', '422 VALIDATION_ERROR'],
    'input-power-state-protected': ['409 INVALID_POWER_STATE', '422 VALIDATION_ERROR'],
    'protected-power-state-input': ['409 PROTECTED', '409 PROTECTED'],
  },
)

testChoices(
  'reinstall-state-of-new-vps',
  async (options) => {
    const { sandbox, status, reinstall, stop, orderBuilding } = await setUpVps(options)
    const path = await orderBuilding()
    const before = (await status(path)).status
    await sandbox.clock.advance({ minutes: 2 })
    const states = [before, (await status(path)).status]
    await stop()
    await reinstall()
    return [...states, (await status()).status]
  },
  {
    'configuring-until-boot': ['configuring', 'completed', 'rebuilding'],
    completed: ['completed', 'completed', 'rebuilding'],
  },
)

testChoices(
  'image-while-rebuilding',
  async (options) => {
    const { sandbox, server, status, reinstall, stop, orderBuilding } = await setUpVps(options)
    // A new VPS shows its image during the whole setup.
    const created = (await server(await orderBuilding())).os
    await stop()
    await reinstall()
    const images = [created, (await status()).image_id]
    await sandbox.clock.advance({ minutes: 3 })
    images.push((await server()).os)
    await sandbox.clock.advance({ minutes: 2 })
    return [...images, (await status()).image_id]
  },
  {
    'null-while-rebuilding': ['Ubuntu 24.04', null, 'Debian 13', 'debian-13'],
    'old-until-completed': ['Ubuntu 24.04', 'ubuntu-24-04', 'Ubuntu 24.04', 'debian-13'],
    'new-image': ['Ubuntu 24.04', 'debian-13', 'Debian 13', 'debian-13'],
  },
)

testChoices(
  'power-while-reinstalling',
  async (options) => {
    const { sandbox, call, server, reinstall, stop } = await setUpVps(options)
    await stop()
    await reinstall()
    const rebuilding = (await server()).power.status
    await sandbox.clock.advance({ minutes: 3 })
    const configuring = (await server()).power.status
    const rejections = [
      toRejection(await call(`POST ${vpsPath}/power/start`)),
      toRejection(await reinstall()),
    ]
    await sandbox.clock.advance({ minutes: 2 })
    return [rebuilding, configuring, new Set(rejections), (await server()).power.status]
  },
  {
    processing: ['processing', 'processing', new Set(['409 FEATURE_UNAVAILABLE']), 'running'],
    stopped: ['stopped', 'stopped', new Set(['409 FEATURE_UNAVAILABLE']), 'running'],
    'stopped-then-running': ['stopped', 'running', new Set(['409 FEATURE_UNAVAILABLE']), 'running'],
  },
)

testChoices(
  'failed-reinstall',
  async (options) => {
    const { sandbox, server, status, reinstall, stop } = await setUpVps(options)
    await stop()
    sandbox.transitions.set('reinstall', { mode: 'error' })
    await reinstall()
    await sandbox.clock.advance({ minutes: 5 })
    const { os, power } = await server()
    return [(await status()).status, os, power.status, (await reinstall()).status]
  },
  {
    stopped: ['error', null, 'stopped', 202],
    error: ['error', null, 'error', 409],
  },
)

testChoices(
  'reinstall-image-values',
  async (options) => {
    const { call } = await setUpVps(options)
    const { os_images } = (await call<ReinstallImageList>(`GET ${vpsPath}/os-images`)).body
    return [os_images[0], os_images[2]].map((listed) => [
      listed?.type,
      listed?.category,
      listed?.unavailable_reason,
    ])
  },
  {
    'lower-case': [
      ['os', 'ubuntu', null],
      ['application', null, 'insufficient_memory'],
    ],
    'upper-case': [
      ['OS', 'Ubuntu', null],
      ['APP', 'Example CMS', 'MEMORY_SHORTAGE'],
    ],
  },
)

testChoices(
  'power-of-new-vps',
  async (options) => {
    const { sandbox, call, orderBuilding } = await setUpVps(options)
    const path = await orderBuilding()
    await sandbox.clock.advance({ minutes: 2 })
    const first = toOutcome(await call(`POST ${path}/power/stop`))
    const reboot = toOutcome(await call(`POST ${path}/power/reboot`))
    await sandbox.clock.advance({ minutes: 1 })
    return [first, reboot, toOutcome(await call(`POST ${path}/power/stop`))]
  },
  {
    'once-active': ['202', '409 INVALID_POWER_STATE', '409 INVALID_POWER_STATE'],
    'after-a-minute': ['409 FEATURE_UNAVAILABLE', '409 FEATURE_UNAVAILABLE', '202'],
  },
)
