import { expect, test } from 'vitest'
import { createRouter } from './create-router.ts'

const find = createRouter([
  { method: 'GET', path: '/', target: 'root' },
  { method: 'GET', path: '/servers', target: 'list' },
  { method: 'POST', path: '/servers', target: 'order' },
  { method: 'GET', path: '/servers/{id}', target: 'one' },
  { method: 'GET', path: '/servers/plans', target: 'plans' },
  { method: 'GET', path: '/servers/{id}/disks/{disk}', target: 'disk' },
  { method: 'GET', path: '/servers/plans/old', target: 'old' },
  { method: 'DELETE', path: '/servers/{name}', target: 'delete' },
])

test.each<[method: string, path: string, target: string, parameters: object]>([
  ['GET', '/', 'root', {}],
  ['POST', '/servers', 'order', {}],
  ['HEAD', '/servers', 'list', {}],
  ['GET', '/servers/7', 'one', { id: '7' }],
  ['DELETE', '/servers/7', 'delete', { name: '7' }],
  ['GET', '/servers/plans', 'plans', {}],
  // `plans` is also a literal segment, but only as a parameter does it lead to `/disks/1`.
  ['GET', '/servers/plans/disks/1', 'disk', { id: 'plans', disk: '1' }],
  ['GET', '/%73ervers/a%2Fb%20c', 'one', { id: 'a/b c' }],
  ['GET', '/servers/%E3%81', 'one', { id: '%E3%81' }],
])('%s %s has a route', (method, path, target, parameters) => {
  expect(find(method, path)).toEqual({ target, path: parameters })
})

test.each([
  ['PUT', '/servers'],
  ['GET', '/servers/'],
  ['GET', '/servers//disks/1'],
  ['GET', '/servers/7/disks'],
  ['GET', ''],
])('%s %s has no route', (method, path) => {
  expect(find(method, path)).toBeUndefined()
})
