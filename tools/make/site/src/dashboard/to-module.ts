import { fileURLToPath } from 'node:url'
import type { Dashboard } from './build-dashboard.ts'

/** Where the sandbox has the page. */
export const dashboardFile: string = fileURLToPath(
  new URL('../../../../../packages/sandbox/src/generated/dashboard-page.ts', import.meta.url),
)

/** The page as a module of strings, which works on every platform. */
export function toModule({ page, policy }: Dashboard): string {
  return `// Written by \`pnpm generate\` from tools/make/site/src/dashboard. Do not edit it.

/** The dashboard as one page of HTML. */
export const dashboardPage: string =
  ${JSON.stringify(page)}

/** What the page may load and do. */
export const dashboardPolicy: string =
  ${JSON.stringify(policy)}
`
}
