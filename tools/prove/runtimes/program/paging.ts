import type { Checks } from './check.ts'
import { expectEqual } from './expect.ts'

export const paging: Checks = {
  async 'every entry of the log comes once, over all pages'(bench) {
    const client = bench.client()
    for (let call = 0; call < 7; call += 1) await client.me()
    const sizes: number[] = []
    for await (const page of client.logs({ limit: 3 }).pages()) sizes.push(page.logs.length)
    expectEqual(sizes, [3, 3, 1], 'page sizes')
    let calls = 0
    for await (const { path } of client.logs({ limit: 2 })) calls += path === '/v1/me' ? 1 : 0
    expectEqual(calls, 7, 'entries')
  },

  async 'a loop that is left reads no further page'(bench) {
    const client = bench.client()
    for (let call = 0; call < 5; call += 1) await client.me()
    for await (const _ of client.logs({ limit: 2 })) break
    expectEqual(await bench.countRequests('listLogs'), 1, 'pages read')
  },
}
