/** A minute in milliseconds. */
export const minuteMs: number = 60_000
/** A day in milliseconds. */
export const dayMs: number = 86_400_000
