import { createMemoryJournal } from '@hostwright/common'
import { type Order, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { test } from './scene.ts'

const order: Order = { ...products.vps.input, name: 'web-1' }

test('while a person confirms, another process orders the name: the call that sent nothing says `existing`', async (scene) => {
  const journal = createMemoryJournal()
  const [slow, fast] = [scene.buyer({ journal }), scene.buyer({ journal })]
  const states: string[] = []
  const confirm = async (): Promise<boolean> => states.push((await fast.ensure(order)).state) > 0
  states.push((await slow.ensure(order, { confirm })).state)
  expect([slow.sent.length, fast.sent.length, scene.bought()]).toEqual([0, 1, 1])
  expect(states).toEqual(['ordered', 'existing'])
})
