import { OpenAI } from 'openai'
import { type Subject, toGiven } from '../subject.ts'

export const subject: Subject = {
  name: 'openai',
  takesClock: false,
  waits: ['retry', 'response', 'body'],
  make({ baseUrl, key, timeoutMs, log }) {
    const client = new OpenAI({
      baseURL: baseUrl,
      apiKey: typeof key === 'function' ? async () => key() : key,
      ...toGiven({ timeoutMs, log }),
    })
    return {
      held: client,
      read: async ({ signal } = {}) => client.models.list({ signal }),
      write: async (password = 'Correct-Horse-7') => client.post('/things', { body: { password } }),
      put: async () => client.put('/things/7', { body: {} }),
      delete: async () => client.models.delete('7'),
      readNamed: async (name) => client.models.retrieve(name),
      accept: async () => client.post('/things', { body: {} }),
    }
  },
}
