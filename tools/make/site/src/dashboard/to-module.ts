import { fileURLToPath } from 'node:url'
import type { Dashboard } from './build-dashboard.ts'

/** Path of the generated module in the sandbox that holds the page. */
export const dashboardFile: string = fileURLToPath(
  new URL('../../../../../packages/sandbox/src/generated/dashboard-page.ts', import.meta.url),
)

/** Returns the page as a module of strings, which every platform can load. */
export function toModule({ page, policy }: Dashboard): string {
  return `// Written by \`pnpm generate\` from tools/make/site/src/dashboard. Do not edit it.

/** The dashboard as one page of HTML. */
export const dashboardPage: string =
  ${JSON.stringify(page)}

/** Content security policy of the page. */
export const dashboardPolicy: string =
  ${JSON.stringify(policy)}
`
}
