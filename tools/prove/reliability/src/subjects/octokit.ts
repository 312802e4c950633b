import { Octokit } from 'octokit'
import type { Subject } from '../subject.ts'

export const subject: Subject = {
  name: 'octokit',
  takesClock: false,
  waits: ['retry', 'response', 'body'],
  make({ baseUrl, key, log = () => {} }) {
    const octokit = new Octokit({
      baseUrl,
      auth: typeof key === 'function' ? key() : key,
      log: { debug: log, info: log, warn: log, error: log },
    })
    const { rest } = octokit
    return {
      held: octokit,
      read: ({ signal } = {}) =>
        rest.users.getAuthenticated(signal === undefined ? {} : { request: { signal } }),
      write: (password = 'Correct-Horse-7') => octokit.request('POST /things', { password }),
      put: () => octokit.request('PUT /things/7'),
      delete: () => octokit.request('DELETE /things/7'),
      readNamed: (username) => rest.users.getByUsername({ username }),
      accept: async () => (await octokit.request('POST /things')).data,
    }
  },
}
