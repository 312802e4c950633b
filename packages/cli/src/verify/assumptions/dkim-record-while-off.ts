import type { Observer } from './observer.ts'

/** What the record of a domain is whose mail is not signed. */
export const dkimRecordWhileOff: Observer<'dkim-record-while-off'> = {
  id: 'dkim-record-while-off',
  observe({ bodies }) {
    const off = bodies<Dkim>('getDkimSetting').filter(({ enabled }) => enabled === false)
    if (off.length === 0) return undefined
    return off.some(({ dkim_record }) => dkim_record !== null) ? 'the record that enabling publishes' : 'null'
  },
}

interface Dkim {
  readonly enabled?: boolean
  readonly dkim_record?: unknown
}
