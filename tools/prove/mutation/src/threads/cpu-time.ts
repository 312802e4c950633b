/** Processor time in milliseconds. */
export function toCpuMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}
