import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildDashboard } from './build-dashboard.ts'
import { dashboardFile, toModule } from './to-module.ts'

test('the sandbox has the dashboard as it is built from its sources: npx pnpm generate writes it', async () => {
  // Only whether it is the same: the difference of two long lines would say nothing.
  expect(readFileSync(dashboardFile, 'utf8') === toModule(await buildDashboard())).toBe(true)
})

test('the page loads nothing from elsewhere, and allows no script or style but its own', async () => {
  const { page, policy } = await buildDashboard()
  expect(page.match(/\b(?:src|href|action)="(?!#|\/(?:index\.html)?"|data:)[^"]*"/g)).toBeNull()
  expect(page).not.toMatch(/\sstyle=|\son\w+=|@import|url\((?!'\/assets\/[\w-]+\.woff2')/)
  expect(policy).not.toContain('unsafe')
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+' 'sha256-[^']+'; style-src 'sha256-[^']+';/,
  )
  // Texts in two languages; in one it would be 10 kB less. The tree of a hosting server is 2.5 kB of it, and what a
  // write has changed 0.9 kB.
  expect(Buffer.byteLength(page)).toBeLessThan(73_000)
})
