/** Assumptions about cron jobs. */
export const cronAssumptions = [
  {
    id: 'cron-fields',
    question: 'Which schedules of a cron job are accepted?',
    default: 'crontab',
    choices: {
      crontab:
        'numbers, ranges, steps, lists and * as in a crontab, no names; others return 422 VALIDATION_ERROR',
      any: 'any text',
    },
    why: 'The properties are those of a crontab, and its weekdays are known to be numbered.',
  },
  {
    id: 'cron-notification-email',
    question: 'What is notification_email of the cron jobs?',
    default: 'null',
    choices: {
      null: 'null',
      empty: 'an empty string',
      owner: 'the address of the owner, owner@example.com',
    },
    why: 'No operation sets it, and two clients expect null.',
  },
] as const
