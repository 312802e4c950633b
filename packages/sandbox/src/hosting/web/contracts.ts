import { checkMemo } from '@hostwright/types/rules'
import { rejectProblem } from '../../http/api-failure.ts'
import { countRead } from '../../time/progress.ts'
import type { Handler } from '../../operations/handler.ts'
import { isTarget } from '../../keys/permission.ts'
import { hostingContracts, requireHosting, saveHosting } from '../server/hosting-contract.ts'
import { toListedServer, toSignupStatus } from './to-server.ts'

export const listHostingServers: Handler<'listHostingServers'> = ({ store, key, now, assume }) => ({
  status: 200,
  body: {
    servers: hostingContracts(store)
      .all()
      .filter(
        ({ servername }) =>
          assume['hosting-list-targets'] === 'all' || isTarget(key.services.server, servername),
      )
      .map((contract) => toListedServer(contract, now, assume)),
  },
})

export const getHostingSignupStatus: Handler<'getHostingSignupStatus'> = ({ store, path, now, assume }) => {
  const contract = requireHosting(store, path.servername)
  const setup = countRead(contract.setup, now)
  if (setup !== contract.setup) saveHosting(store, { ...contract, setup })
  return { status: 200, body: toSignupStatus(contract, now, assume) }
}

export const getHostingMemo: Handler<'getHostingMemo'> = ({ store, path }) => {
  const { servername, memo } = requireHosting(store, path.servername)
  return { status: 200, body: { servername, memo } }
}

export const updateHostingMemo: Handler<'updateHostingMemo'> = ({ store, path, body: { memo } }) => {
  const contract = requireHosting(store, path.servername)
  rejectProblem('memo', checkMemo(memo))
  saveHosting(store, { ...contract, memo })
  const { servername } = contract
  return { status: 200, body: { servername, memo, message: 'The memo has been changed.' } }
}
