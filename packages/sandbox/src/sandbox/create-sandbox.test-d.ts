import { expectTypeOf, test } from 'vitest'
import type { Transition } from '../journal/transition.ts'
import type { Sandbox } from './assemble-sandbox.ts'
import { createSandbox } from './create-sandbox.ts'

declare const sandbox: Sandbox

test('a sandbox is what a client is made of', () => {
  expectTypeOf(sandbox.fetch).toExtend<(request: Request) => Promise<Response>>()
  expectTypeOf(sandbox.baseUrl).toEqualTypeOf<string>()
  expectTypeOf(sandbox.apiKey).toEqualTypeOf<string>()
  expectTypeOf(sandbox.clock.advance({ minutes: 3 })).resolves.toEqualTypeOf<Transition[]>()
})

test('what it cannot do does not compile', () => {
  // @ts-expect-error: there is no effect with this name
  sandbox.faults.add({ operationId: 'orderVps', effect: 'explode' })
  // @ts-expect-error: there is no assumption with this id
  void createSandbox({ assumptions: { none: 'x' } })
  // @ts-expect-error: the assumption has no choice with this id
  void createSandbox({ assumptions: { 'completed-order-replay': 'responds with a song' } })
  // @ts-expect-error: a duration has no fortnights
  void sandbox.clock.advance({ fortnights: 1 })
})
