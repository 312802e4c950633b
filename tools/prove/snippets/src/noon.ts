const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** Today at noon in Japan. Prices change at midnight there, so after noon they do not change while a program runs. */
export const noon: number = Math.floor((Date.now() + 9 * hourMs) / dayMs) * dayMs + 3 * hourMs
