import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { expect, onTestFinished, test } from 'vitest'
import { noon } from './testing/noon.ts'
import { createVps } from './vps.ts'

const order = { plan_id: 'standard-2gb', period: 1, image_id: 'debian-13' }
const input = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const

test.each(['dry run', 'order'])(
  'an hour of the API passes while the %s waits for its turn: the next order recognizes its entry in the log',
  async (waiting) => {
    const { baseUrl, apiKey, fetch, clock, close } = await createSandbox({ speed: 0, startAt: noon })
    onTestFinished(close)
    let [wall, sent] = [clock.now(), 0]
    const vps = createVps(
      createClient({
        baseUrl,
        apiKey,
        journal: 'memory',
        now: () => wall,
        async sleep(ms) {
          wall += ms
          await clock.advance({ seconds: ms / 1000 })
        },
        async fetch(request) {
          const isLate = request.method === 'POST' && (waiting === 'dry run' ? sent++ === 0 : sent++ === 1)
          if (isLate) await clock.advance({ hours: 1 }) // as with a sandbox of which a minute is a second
          return fetch(request)
        },
      }),
    )
    expect(await vps.orders.ensure({ ...order, name: 'web-2' }, input)).toHaveProperty('state', 'ordered')
    expect(await vps.orders.ensure({ ...order, name: 'web-3' }, input)).toHaveProperty('state', 'ordered')
  },
)
