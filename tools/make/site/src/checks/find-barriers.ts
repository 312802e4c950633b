import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { settle } from './settle.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the violations that axe finds on a page with its fonts, of the given impacts. */
export async function findBarriers(
  page: Page,
  impacts: readonly string[] = ['serious', 'critical'],
): Promise<string[]> {
  await settle(page)
  await page.evaluate(axe)
  // Only the violations leave the page: transferring axe's whole result takes longer than the check itself.
  const run = "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)"
  const violations = await page.evaluate<AxeResults['violations']>(run)
  return violations
    .filter(({ impact }) => impacts.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
