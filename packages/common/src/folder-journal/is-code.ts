/** Whether a system error has one of these codes. */
export function isCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(String((Object(error) as { code?: unknown }).code))
}
