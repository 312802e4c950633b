import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What keeps people from using a page as it is now. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  // Only the violations leave the page: to hand over all that was found takes longer than to find it.
  const run = "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)"
  const violations = await page.evaluate<AxeResults['violations']>(run)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
