import type { Handler } from '../../operations/handler.ts'
import { requireActiveHosting, requireHosting, saveHosting } from '../server/hosting-contract.ts'

const sshPort = 10_022

export const getSshSettings: Handler<'getSshSettings'> = ({ store, path }) => {
  const contract = requireHosting(store, path.servername)
  const { servername, server_id, ssh_enabled, abroad_access_restriction } = contract
  return {
    status: 200,
    body: {
      connection_info: { host: servername, port: sshPort, username: server_id },
      ssh_enabled,
      abroad_access_restriction,
    },
  }
}

export const updateSshSettings: Handler<'updateSshSettings'> = (call) => {
  saveHosting(call.store, { ...requireActiveHosting(call), ...call.body })
  return { status: 200, body: { message: 'The SSH settings have been changed.' } }
}
