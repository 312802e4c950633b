import type { Sandbox } from '@hostwright/sandbox/node'
import { expect } from 'vitest'
import { password } from './cases.ts'
import type { WorkflowRun } from './run-workflow.ts'

/** Checks that Respect neither printed nor wrote the key or a password. */
export function expectNoSecret({ printed, json, har }: WorkflowRun, { apiKey }: Sandbox): void {
  for (const output of [printed, json, har]) {
    expect(output).toContain('Bearer ********')
    expect(output).not.toContain(apiKey)
    expect(output).not.toContain(password)
  }
}
