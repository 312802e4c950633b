import { Cloudflare } from 'cloudflare'
import { type Subject, toGiven } from '../subject.ts'

export const subject: Subject = {
  name: 'cloudflare',
  takesClock: false,
  waits: ['retry', 'response', 'body'],
  make({ baseUrl, key, timeoutMs, log }) {
    const client = new Cloudflare({
      baseURL: baseUrl,
      apiToken: typeof key === 'function' ? key() : key,
      ...toGiven({ timeoutMs, log }),
    })
    return {
      held: client,
      read: async ({ signal } = {}) => client.user.get({ signal }),
      write: async (password = 'Correct-Horse-7') => client.post('/things', { body: { password } }),
      put: async () => client.put('/things/7', { body: {} }),
      delete: async () => client.zones.delete({ zone_id: '7' }),
      readNamed: async (name) => client.zones.get({ zone_id: name }),
      accept: async () => client.post('/things', { body: {} }),
    }
  },
}
