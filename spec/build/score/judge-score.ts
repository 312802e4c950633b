/** Output of `redocly score --format=json`, reduced to the members that are read here. */
export interface Score {
  agentReadiness: number
  /** In percent. */
  discoverability: number
  /** Between 0 and 1. */
  subscores: Record<string, number>
}

export interface Verdict {
  passed: boolean
  lines: string[]
}

/** Returns a score as lines for people, and whether it reaches the floor. */
export function judgeScore(score: Score, floor: number): Verdict {
  const passed = score.agentReadiness >= floor
  const parts = Object.entries(score.subscores).map(([name, part]) => `  ${name} ${Math.round(part * 100)}%`)
  const lines = [
    `Score ${score.agentReadiness} of 100, floor ${floor}`,
    ...parts,
    `  discoverability ${score.discoverability}%`,
  ]
  if (!passed) lines.push(`The score is below the floor: see what the last change made harder to use.`)
  return { passed, lines }
}
