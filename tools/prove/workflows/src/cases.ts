import { readFileSync } from 'node:fs'
import type { Sandbox } from '@hostwright/sandbox/node'
import { parse } from 'yaml'
import type { Inputs } from './run-workflow.ts'

export interface WorkflowCase {
  /** File in `spec/workflows`; the next property is the workflow in it that is started. */
  readonly file: string
  readonly workflowId: string
  readonly inputs: Inputs
  /** Faults that are injected in the second run. */
  readonly faults: readonly Parameters<Sandbox['faults']['add']>[0][]
}

interface Table {
  readonly values: { readonly password: string }
  readonly cases: readonly WorkflowCase[]
}

const table = parse(readFileSync(new URL('../cases.yaml', import.meta.url), 'utf8')) as Table

export const { cases } = table
export const { password } = table.values

/** Returns the case of a file. */
export const caseOf = (name: string): WorkflowCase => cases.find(({ file }) => file === name)!
