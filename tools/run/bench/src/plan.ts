import { planAgency } from '@hostwright/plans'
import { writeResults } from './write-results.ts'

/** The zones of an agency as a file: planned, applied under the documented limits in simulated time, exported, read. */
export async function benchPlan(): Promise<void> {
  const figures = await planAgency()
  console.log(`A file with ${figures.domains} domains and ${figures.records} DNS records
  reads of the plan          ${figures.reads}
  milliseconds of the plan   ${figures.planMs.toFixed(0)}
  writes of the apply        ${figures.writes}
  simulated minutes          ${figures.applyMinutes.toFixed(1)}
  responses with 429         ${figures.rejected}
  kilobytes of the export    ${(figures.exportedBytes / 1_000).toFixed(0)}
  milliseconds to read it    ${figures.parseMs.toFixed(0)}
  megabytes of the heap      ${figures.heapMegabytes.toFixed(0)}`)
  writeResults('plan', figures)
}
