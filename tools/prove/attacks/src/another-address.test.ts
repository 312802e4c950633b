import { expect } from 'vitest'
import { products } from '../../orders/src/index.ts'
import { mainKey, type Proxy } from './connect.ts'
import { test } from './scene.ts'

// A client takes an API whose responses name a world for a sandbox. If those of another address did, the attacks there
// would say nothing about a real API.
test.for([
  ['another address', 'no world of a sandbox', { address: 'https://api.example.com', apiKey: mainKey }, 0],
  ['the address of the sandbox', 'its world', {}, 1],
] as const)('the responses of an order at %s name %s', async ([, , where, count], { scene }) => {
  const named = new Set<string>()
  const proxy: Proxy = async (_, forward) => {
    const response = await forward()
    const world = response.headers.get('Sandbox-World')
    if (world !== null) named.add(world)
    return response
  }
  const buyer = scene.buyer({ ...where, proxy })
  expect(await buyer.ensure({ ...products.vps.input, name: 'web-1' })).toMatchObject({ state: 'ordered' })
  expect(named.size).toBe(count)
})
