// Generated from the description by tools/make/generate. Do not edit.

/** The properties that contain a time, each with the part of the day that a date in it means. */
export const times = {
  created_at: 'start',
  expires_at: 'start',
  expiry_date: 'end',
  installed_at: 'start',
} as const

/** A property of a response that contains a time. */
export type TimeProperty = keyof typeof times
