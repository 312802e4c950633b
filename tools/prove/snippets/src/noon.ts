const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** Today at noon in Japan. A day's price changes at midnight there: from noon on, it does not while a program runs. */
export const noon: number = Math.floor((Date.now() + 9 * hourMs) / dayMs) * dayMs + 3 * hourMs
