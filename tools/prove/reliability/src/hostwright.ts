import { type Attempt, type Client, createClient, createMemoryJournal } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import type { Subject, SubjectClient } from './subject.ts'

/** Our own client as it is built. */
export const subject: Subject = {
  waits: ['retry', 'queue', 'poll', 'response', 'body'],
  make({ baseUrl, key, timeoutMs, deadlineMs, perDay, allowInsecure, log, clock }) {
    const client = createClient({
      // Each server is another account, and two accounts never share a journal.
      journal: createMemoryJournal(),
      baseUrl,
      apiKey: key,
      timeoutMs,
      deadlineMs,
      allowInsecure,
      ...(perDay === undefined ? {} : { pacing: { perDay } }),
      ...(log === undefined ? {} : { logger: { debug: log, info: log, warn: log, error: log } }),
      ...clock,
    })
    return toSubjectClient(client)
  },
}

const uuid = '3f8a2c1e-7b64-4d09-9a51-0c2f6e8d4b73'

function toSubjectClient(client: Client): SubjectClient {
  const vps = createVps(client)
  const hosting = createHosting(client)
  const server = vps.server(uuid)
  const users = hosting.server('example').databaseUsers
  return {
    held: { client, vps, hosting, server },
    read: ({ signal, onAttempt } = {}) =>
      vps.servers({ signal, onAttempt: onAttempt && ((attempt: Attempt) => onAttempt(attempt)) }),
    write: (password = 'Correct-Horse-7') => users.create({ name_suffix: 'app', password }),
    put: () => server.setMemo('a memo'),
    delete: () => server.packetFilter.deleteRule(7),
    readNamed: async (name) => hosting.server(name).memo.get(),
    accept: () => server.power.stop(),
    async order(options) {
      const order = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' } as const
      const quote = await vps.orders.quote(order)
      return vps.orders.place(quote, { root_password: 'Correct-Horse-7', agree_to_terms: true }, options)
    },
    poll: (signal) => server.power.waitFor('stopped', { signal }),
  }
}
