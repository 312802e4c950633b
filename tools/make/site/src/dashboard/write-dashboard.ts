// Writes the dashboard into the package of the sandbox, which so has it without this tool: a part of `pnpm generate`.
import { writeFileSync } from 'node:fs'
import { buildDashboard } from './build-dashboard.ts'
import { dashboardFile, toModule } from './to-module.ts'

writeFileSync(dashboardFile, toModule(await buildDashboard()))
