/** A noon in Japan. Prices change at midnight there: from noon on, they stay the same while a test runs. */
export const noon: number = Date.parse('2026-06-15T12:00:00+09:00')
