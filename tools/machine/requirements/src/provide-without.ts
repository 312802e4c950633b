import type { TestProject } from 'vitest/node'
import { whyWithout } from './why-without.ts'

/**
 * Runs before the tests of a project: looks for the project's requirements once, installs those that it can, and
 * provides the missing ones to `skipWithout`. With `--mode whole`, suites of which `npm test` runs a tenth run whole.
 */
export default function setup(project: TestProject): void {
  const { needs } = project.getProvidedContext()
  const reasons = needs.map((name) => [name, whyWithout(name)] as const)
  project.provide('isWhole', project.vite.config.mode === 'whole')
  project.provide('without', Object.fromEntries(reasons.filter(([, why]) => why !== undefined)))
}
