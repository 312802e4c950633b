import type { SkillsExtension } from '@modelcontextprotocol/server/ext/skills'
import type { Session } from '../tools/tool.ts'
import type { Runs } from './create-runs.ts'

/** The state that all connections of one process share. */
export interface Shared {
  readonly session: Session
  readonly runs: Runs
  readonly version: string
  /** The skills that come with the package, which clients read as resources. */
  readonly skills: SkillsExtension
  /** Called with failures whose message agents do not get: those of the server's own code, and of its connections. */
  readonly onError: (error: unknown) => void
}
