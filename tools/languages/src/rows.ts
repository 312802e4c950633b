import { readPin } from './read-pin.ts'
import type { Row } from './row.ts'

const node = { name: 'node', probe: 'node --version' }

/** The matrix. Every generator is pinned in its client's folder or, for npm, in the workspace's catalog. */
export const rows: readonly Row[] = [
  {
    client: 'typescript-hey-api',
    language: 'TypeScript',
    generator: '@hey-api/openapi-ts',
    version: readPin('../../pnpm-workspace.yaml', /@hey-api\/openapi-ts': (.+)/),
    artefact: 'openapi.json',
    toolchain: [node],
    generate: 'pnpm exec openapi-ts',
    compile: 'pnpm exec tsc',
    flow: 'node generated/built/flow.js',
  },
  {
    client: 'typescript-orval',
    language: 'TypeScript',
    generator: 'orval',
    version: readPin('../../pnpm-workspace.yaml', / orval: (.+)/),
    artefact: 'openapi.json',
    toolchain: [node],
    generate: 'pnpm exec orval',
    compile: 'pnpm exec tsc',
    flow: 'node generated/built/flow.js',
  },
]
