import type { RequirementName } from '@hostwright/requirements'

/** One generator and the language it writes: a row of the table. */
export interface Row {
  /** Its folder. Commands run in it. */
  readonly client: string
  readonly language: string
  readonly generator: string
  readonly version: string
  /** The export of the description that the generator reads. */
  readonly artefact: `openapi${'' | '-3.0'}.${'json' | 'yaml'}`
  /** What it runs on beside Node. */
  readonly toolchain: readonly RequirementName[]
  /** Makes `generated/` out of `$DESCRIPTION`. Whatever is to outlive the run goes to `$CACHE`. */
  readonly generate: string
  /** Compiles what was generated and the flow, or checks their types. */
  readonly compile: string
  /** Prints what the flow met. */
  readonly flow: string
  /** Whether the flow reboots the VPS as well, before it stops it. */
  readonly reboots?: boolean
}
