import type { WorldName } from '../seed/worlds.ts'
import type { ControlRoute } from './control-route.ts'

/**
 * Routes of the control plane for the dashboard: they show the current state, remove a fault, and reset the account.
 */
export const liveRoutes: readonly ControlRoute[] = [
  {
    operationId: 'streamEvents',
    method: 'GET',
    path: '/events',
    response: (controls, { lastEventId }) => controls.events(lastEventId),
  },
  {
    operationId: 'listServers',
    method: 'GET',
    path: '/servers',
    response: (controls) => ({ servers: controls.servers() }),
  },
  {
    operationId: 'readHostingContents',
    method: 'GET',
    path: '/servers/{servername}/contents',
    response: (controls, { path }) => controls.contents(path['servername']!),
  },
  {
    operationId: 'listRunningOperations',
    method: 'GET',
    path: '/operations',
    response: (controls) => ({ operations: controls.operations() }),
  },
  {
    operationId: 'readLimitUsage',
    method: 'GET',
    path: '/limits/usage',
    response: ({ limits }) => limits.usage(),
  },
  {
    operationId: 'listKeys',
    method: 'GET',
    path: '/keys',
    response: ({ keys }) => ({ keys: keys.list() }),
  },
  {
    operationId: 'removeFault',
    method: 'DELETE',
    path: '/faults/{id}',
    response: ({ faults }, { path }) => faults.remove(Number(path['id'])),
  },
  {
    operationId: 'readWorld',
    method: 'GET',
    path: '/world',
    response: (controls) => controls.world(),
  },
  {
    operationId: 'reset',
    method: 'POST',
    path: '/reset',
    response: (controls, { body }) => controls.reset(body['world'] as WorldName | undefined),
  },
]
