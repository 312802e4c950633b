import type { WebLog } from '@hostwright/types'
import { seededDomain, setUpHosting } from '../../testing/hosting.ts'
import { testChoices } from '../../testing/test-choices.ts'

testChoices(
  'web-log-filters',
  async (options) => {
    const { onServer } = await setUpHosting(options)
    const read = async (query: string) => {
      const { body } = await onServer<WebLog>(`GET /access-log?domain=${seededDomain}${query}`)
      return body.log === '' ? [] : body.log.split('\n')
    }
    const all = await read('')
    const missing = all.filter((line) => line.includes('/missing.html'))
    const lastMissing = all.findLastIndex((line) => line.includes('/missing.html'))
    // Number of last lines that just misses the last request of this page.
    const tooFew = all.length - lastMissing - 1 || 1
    const found = await read(`&keyword=missing&lines=${tooFew}`)
    return [found.length > 0, (await read('&keyword=MISSING')).length === missing.length]
  },
  {
    'filter-then-last': [true, false],
    'last-then-filter': [false, false],
    'filter-any-case-then-last': [true, true],
  },
)
