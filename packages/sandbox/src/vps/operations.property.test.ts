import type { PowerResult, ReinstallResult } from '@hostwright/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorBody, setUp, vpsPath } from '../testing/set-up.ts'

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('start', 'stop', 'reboot') },
  { weight: 3, arbitrary: fc.constantFrom('ubuntu-24-04', 'debian-13', 'nonsense') },
  { weight: 2, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant('memo') },
  { weight: 4, arbitrary: fc.constantFrom(10, 60, 120, 180, 300) },
)

/** The states in which the requirements allow each operation, written independently of the code. */
const allowedIn = { start: 'stopped', stop: 'running', reboot: 'running' } as const
const powerSeconds = 60
const rebuildSeconds = 180
const reinstallSeconds = 300

interface Model {
  settledPower: string
  secondsToPower: number
  secondsToSystem: number
  image: string
  isProtected: boolean
}

const expectedPower = ({ settledPower, secondsToPower, secondsToSystem }: Model): string =>
  secondsToPower > 0 || secondsToSystem > 0 ? 'processing' : settledPower

function expectedReinstall({ secondsToSystem, image }: Model): object {
  if (secondsToSystem > reinstallSeconds - rebuildSeconds) return { status: 'rebuilding', image_id: null }
  return { status: secondsToSystem > 0 ? 'configuring' : 'completed', image_id: image }
}

/** Returns the expected error code of a step; `undefined` if it is accepted. */
function rejection(model: Model, next: string | boolean): string | undefined {
  if (model.secondsToSystem > 0) return 'FEATURE_UNAVAILABLE'
  if (typeof next === 'boolean' || next === 'memo') return undefined
  if (next in allowedIn) {
    const isAllowed = expectedPower(model) === allowedIn[next as keyof typeof allowedIn]
    return isAllowed ? undefined : 'INVALID_POWER_STATE'
  }
  if (next === 'nonsense') return 'VALIDATION_ERROR'
  if (model.isProtected) return 'PROTECTED'
  return expectedPower(model) === 'stopped' ? undefined : 'INVALID_POWER_STATE'
}

function apply(model: Model, next: string | boolean): void {
  if (typeof next === 'boolean') model.isProtected = next
  else if (next in allowedIn) {
    model.secondsToPower = powerSeconds
    model.settledPower = next === 'stop' ? 'stopped' : 'running'
  } else if (next !== 'memo') {
    Object.assign(model, { secondsToSystem: reinstallSeconds, image: next, settledPower: 'running' })
  }
}

const toRequest = (next: string | boolean): readonly [route: string, body: object | undefined] => {
  if (typeof next === 'boolean') return [`PUT ${vpsPath}/protection`, { os_reinstall: next }]
  if (next === 'memo') return [`PUT ${vpsPath}/memo`, { memo: 'x' }]
  if (next in allowedIn) return [`POST ${vpsPath}/power/${next}`, undefined]
  return [`POST ${vpsPath}/os-reinstall`, { image_id: next, root_password: 'Correct-Horse-7' }]
}

test('in any sequence power, reinstall and protection follow a small model of the requirements', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
    const { sandbox, call } = await setUp()
    const model: Model = {
      settledPower: 'running',
      secondsToPower: 0,
      secondsToSystem: 0,
      image: 'ubuntu-24-04',
      isProtected: false,
    }
    for (const next of steps) {
      if (typeof next === 'number') {
        await sandbox.clock.advance({ seconds: next })
        model.secondsToPower -= next
        model.secondsToSystem -= next
      } else {
        const [route, body] = toRequest(next)
        const code = rejection(model, next)
        const reply = await call(route, { body })
        if (code === undefined) {
          expect(reply.status).toBeLessThan(300)
          apply(model, next)
        } else {
          expect(reply.body).toMatchObject(errorBody(code))
        }
      }
      const power = await call<PowerResult>(`GET ${vpsPath}/power`)
      expect(power.body.power.status).toBe(expectedPower(model))
      const reinstall = await call<ReinstallResult>(`GET ${vpsPath}/os-reinstall`)
      expect(reinstall.body.os_reinstall).toMatchObject(expectedReinstall(model))
      expect((await call(`GET ${vpsPath}/protection`)).body).toEqual({
        protection: { os_reinstall: model.isProtected },
      })
    }
    await sandbox.close()
  })
  await fc.assert(property, { numRuns: 100 })
})
