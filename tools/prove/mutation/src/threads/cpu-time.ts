/** Converts a processor time to milliseconds. */
export function toCpuMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}
