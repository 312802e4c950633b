import type { VpsServerSummary } from '@hostwright/types'
import { expect, test } from 'vitest'
import type { ChangeDraft } from '../resource/change.ts'
import { withStatus } from './obstacles.ts'

const change = { address: 'vps/web-01.memo', at: { kind: 'memo' } } as unknown as ChangeDraft
const server = (status: string): VpsServerSummary => ({ uuid: 'a', status }) as VpsServerSummary

test('a plan shows a status that says neither that the contract lives nor that it has ended', () => {
  const [shown] = withStatus([change], server('cancel_scheduled'))
  expect(shown?.notes).toEqual([
    'The status cancel_scheduled says neither that the contract lives nor that it has ended.',
  ])
  expect(withStatus([change], server('active'))).toEqual([change])
})
