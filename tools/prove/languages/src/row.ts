import type { RequirementName } from '@hostwright/machine/why-without'

/** A row of the table: a generator, and the language that it writes. */
export interface Row {
  /** Folder of the client, in which the commands run. */
  readonly client: string
  readonly language: string
  readonly generator: string
  readonly version: string
  /** Export of the description that the generator reads. */
  readonly artefact: `openapi${'' | '-3.0'}.${'json' | 'yaml'}`
  /** Programs that the row needs beside Node. */
  readonly toolchain: readonly RequirementName[]
  /** Command that generates `generated/` from `$DESCRIPTION`. Files that have to outlive the run go to `$CACHE`. */
  readonly generate: string
  /** Command that compiles the generated code and the flow, or checks their types. */
  readonly compile: string
  /** Command that runs the flow; it prints the results of the calls. */
  readonly flow: string
  /** Whether the flow also reboots the VPS before it stops it. */
  readonly reboots?: boolean
}
