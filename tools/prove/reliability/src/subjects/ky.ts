import ky from 'ky'
import type { Subject } from '../subject.ts'

/** The library ky, over which many projects write their own client. */
export const subject: Subject = {
  name: 'ky',
  takesClock: false,
  waits: ['retry', 'response', 'body'],
  make({ baseUrl, key, timeoutMs, deadlineMs }) {
    const api = ky.create({
      prefix: baseUrl,
      headers: { Authorization: `Bearer ${typeof key === 'function' ? key() : key}` },
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
      ...(deadlineMs === undefined ? {} : { totalTimeout: deadlineMs }),
    })
    return {
      held: api,
      read: ({ signal } = {}) => api.get('things', signal === undefined ? {} : { signal }).json(),
      write: (password = 'Correct-Horse-7') => api.post('things', { json: { password } }).json(),
      put: () => api.put('things/7').json(),
      delete: () => api.delete('things/7').json(),
      accept: () => api.post('things').json(),
    }
  },
}
