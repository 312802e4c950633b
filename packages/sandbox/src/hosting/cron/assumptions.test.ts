import type { CronJobList } from '@hostwright/types'
import { setUpHosting } from '../../testing/hosting.ts'
import { testChoices } from '../../testing/test-choices.ts'

testChoices(
  'cron-notification-email',
  async (options) => {
    const { onServer } = await setUpHosting(options)
    return (await onServer<CronJobList>('GET /cron')).body.notification_email
  },
  { null: null, empty: '', owner: 'owner@example.com' },
)
