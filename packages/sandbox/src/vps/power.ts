import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { ApiFailure } from '../http/api-failure.ts'
import type { Answer, Call, Handler } from '../operations/handler.ts'
import { requireVps, requireWritableVps, saveContract, type VpsContract } from './contract.ts'
import { durations } from '../time/durations.ts'
import { countRead, endOf } from '../time/progress.ts'
import { beginPowerOperation, type PowerOperationKind, powerOperations, shownPower } from './power-state.ts'

type PowerCall = Call<'startVps'> | Call<'stopVps'> | Call<'rebootVps'>

export const getVpsPower: Handler<'getVpsPower'> = ({ store, path, now, assume }) => {
  const vps = requireVps(store, path.uuid, now)
  const power = vps.power && countRead(vps.power, now)
  if (power !== vps.power) saveContract(store, { ...vps, power })
  return { status: 200, body: { power: { status: shownPower(vps, now, assume) } } }
}

export const startVps: Handler<'startVps'> = (call) => operate(call, 'start')
export const stopVps: Handler<'stopVps'> = (call) => operate(call, 'stop')
// The property `force` has no effect: it only decides whether running programs can end properly, and the sandbox runs
// no programs.
export const rebootVps: Handler<'rebootVps'> = (call) => operate(call, 'reboot')

function operate({ store, path, now, assume }: PowerCall, kind: PowerOperationKind): Answer<'startVps'> {
  const vps = requireWritableVps(store, path.uuid, now)
  if (now < firstPowerAt(vps, assume)) {
    throw new ApiFailure('FEATURE_UNAVAILABLE', 'The VPS is new: its power cannot be changed yet.')
  }
  const state = shownPower(vps, now, assume)
  if (state !== powerOperations[kind].from) {
    throw new ApiFailure('INVALID_POWER_STATE', `The VPS is ${state}: ${kind} is not possible now.`)
  }
  saveContract(store, { ...vps, power: beginPowerOperation(store, kind, now) })
  return { status: 202, headers: { Location: `/v1/vps/servers/${path.uuid}/power` } }
}

/** Returns the time from which power operations of a new VPS are possible. An OS reinstall ends the wait. */
function firstPowerAt({ installation }: VpsContract, assume: AssumptionChoices): number {
  const waits = installation.kind === 'create' && assume['power-of-new-vps'] !== 'once-active'
  return waits ? endOf(installation) + durations.firstPower : 0
}
