/** The processor time that this process has used since then, in milliseconds. */
export function toCpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}
