// Bundles the flows into dist/flows.js, once for all workers: node bundle.ts. Without it, every worker would spend
// seconds on bundling.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker'

const logger = new DefaultLogger('ERROR')
const workflowsPath = fileURLToPath(new URL('flows.ts', import.meta.url))
const { code } = await bundleWorkflowCode({ workflowsPath, logger })
mkdirSync(new URL('dist', import.meta.url), { recursive: true })
writeFileSync(new URL('dist/flows.js', import.meta.url), code)
