import type { TestProject } from 'vitest/node'
import { whyWithout } from './why-without.ts'

/** Before the tests of a project: looks once for what they need, installs it where that is possible, and tells `skipWithout` what is not there. */
export default function setup(project: TestProject): void {
  const { needs } = project.getProvidedContext()
  const reasons = needs.map((name) => [name, whyWithout(name)] as const)
  project.provide('without', Object.fromEntries(reasons.filter(([, why]) => why !== undefined)))
}
