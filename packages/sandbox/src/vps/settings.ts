import { ApiFailure } from '../http/api-failure.ts'
import type { Handler } from '../operations/handler.ts'
import { requireVps, requireWritableVps, saveContract } from './contract.ts'
import { rejectMemo, toMemo } from './memo.ts'

export const updateVpsMemo: Handler<'updateVpsMemo'> = ({ store, path, body, now, assume }) => {
  const vps = requireWritableVps(store, path.uuid, now)
  rejectMemo(body.memo, assume)
  saveContract(store, { ...vps, memo: toMemo(body.memo) })
  return { status: 200, body: { message: 'The memo has been changed.' } }
}

export const updateVpsName: Handler<'updateVpsName'> = ({ store, path, body, now }) => {
  const vps = requireWritableVps(store, path.uuid, now)
  saveContract(store, { ...vps, name: body.name })
  return { status: 200, body: { message: 'The name has been changed.' } }
}

export const updateVpsReverseDns: Handler<'updateVpsReverseDns'> = ({ store, path, body, now }) => {
  const vps = requireWritableVps(store, path.uuid, now)
  if (vps.reverse_hostname === null) {
    throw new ApiFailure('PTR_NOT_FOUND', 'The address of this VPS has no reverse record.')
  }
  // Hostnames do not distinguish upper and lower case. A request for the standard hostname stores the spelling of the
  // VPS, not that of the request.
  const isStandard = body.hostname.toLowerCase() === vps.hostname.toLowerCase()
  saveContract(store, { ...vps, reverse_hostname: isStandard ? vps.hostname : body.hostname })
  return { status: 200, body: { message: 'The reverse hostname has been changed.' } }
}

export const getVpsProtection: Handler<'getVpsProtection'> = ({ store, path, now }) => ({
  status: 200,
  body: { protection: requireVps(store, path.uuid, now).protection },
})

export const updateVpsProtection: Handler<'updateVpsProtection'> = ({ store, path, body, now }) => {
  const vps = requireWritableVps(store, path.uuid, now)
  saveContract(store, { ...vps, protection: { os_reinstall: body.os_reinstall } })
  return { status: 200, body: { message: 'The operation protection has been changed.' } }
}
