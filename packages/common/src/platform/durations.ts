export const minuteMs: number = 60_000
export const dayMs: number = 86_400_000
