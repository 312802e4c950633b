import type { Observer } from './observer.ts'

/** What the notification address of cron jobs is. */
export const cronNotificationEmail: Observer<'cron-notification-email'> = {
  id: 'cron-notification-email',
  observe({ bodies }) {
    const emails = bodies<{ readonly notification_email: string | null }>('listCronJobs').map(
      ({ notification_email }) => notification_email,
    )
    if (emails.length === 0) return undefined
    if (emails.every((email) => email === null)) return 'null'
    return emails.includes('') ? 'an empty string' : 'the address of the owner, owner@example.com'
  },
}
