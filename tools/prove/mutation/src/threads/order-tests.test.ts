import { expect, test } from 'vitest'
import { orderTests } from './order-tests.ts'

const source = '/src/vps/order.ts'

test('those next to the source come first, then those of its folder, then the others as they are', () => {
  const far = ['/src/control/plans.test.ts', '/src/vps/disks/disk.test.ts', '/src/vps/power.test.ts']
  const near = ['/src/vps/order.limits.test.ts', '/src/vps/order.test.ts']
  expect(orderTests([...far, ...near], source)).toEqual([
    '/src/vps/order.test.ts',
    '/src/vps/order.limits.test.ts',
    '/src/vps/power.test.ts',
    '/src/vps/disks/disk.test.ts',
    '/src/control/plans.test.ts',
  ])
})

test('tests of one file keep their order', () => {
  const tests = ['/src/vps/power.test.ts#b', '/src/vps/order.test.ts#b', '/src/vps/order.test.ts#a']
  expect(orderTests(tests, source)).toEqual([...tests.slice(1), tests[0]])
})
