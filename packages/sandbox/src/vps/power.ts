import { ApiFailure } from '../api-failure.ts'
import type { Answer, Call, Handler } from '../handler.ts'
import { requireVps, saveContract } from './contract.ts'
import { powerOperations, powerState } from './power-state.ts'

type PowerCall = Call<'startVps'> | Call<'stopVps'> | Call<'rebootVps'>

export const getVpsPower: Handler<'getVpsPower'> = ({ store, path, now }) => ({
  status: 200,
  body: { power: { status: powerState(requireVps(store, path.uuid, now).power, now) } },
})

export const startVps: Handler<'startVps'> = (call) => operate(call, 'start')
export const stopVps: Handler<'stopVps'> = (call) => operate(call, 'stop')
// A forced reboot differs in what the machine loses, which nothing here can show.
export const rebootVps: Handler<'rebootVps'> = (call) => operate(call, 'reboot')

function operate({ store, path, now }: PowerCall, kind: 'start' | 'stop' | 'reboot'): Answer<'startVps'> {
  const vps = requireVps(store, path.uuid, now)
  const state = powerState(vps.power, now)
  if (state !== powerOperations[kind].from) {
    throw new ApiFailure('INVALID_POWER_STATE', `The VPS is ${state}: ${kind} is not possible now.`)
  }
  saveContract(store, { ...vps, power: { kind, requestedAt: now } })
  return { status: 202, headers: { Location: `/v1/vps/servers/${path.uuid}/power` } }
}
