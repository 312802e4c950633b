import type { Handler } from '../operations/handler.ts'
import { requireVps, requireWritableVps, saveContract } from './contract.ts'

export const getVpsProtection: Handler<'getVpsProtection'> = ({ store, path, now }) => ({
  status: 200,
  body: { protection: requireVps(store, path.uuid, now).protection },
})

export const updateVpsProtection: Handler<'updateVpsProtection'> = ({ store, path, body, now }) => {
  const vps = requireWritableVps(store, path.uuid, now)
  saveContract(store, { ...vps, protection: { os_reinstall: body.os_reinstall } })
  return { status: 200, body: { message: 'The operation protection has been changed.' } }
}
