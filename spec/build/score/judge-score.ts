/** What `redocly score --format=json` prints, as far as it is read here. */
export interface Score {
  agentReadiness: number
  /** Percent. */
  discoverability: number
  /** From 0 to 1. */
  subscores: Record<string, number>
}

export interface Verdict {
  passed: boolean
  lines: string[]
}

/** A score as lines for people, and whether it reaches the floor. */
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
