import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { layers as allLayers } from './layers.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

// Files that no rule applies to: tests may import everything, and generated and built files are not written by hand.
const others =
  'node_modules|/dist/|/generated/|/\\.cache/|\\.test(-d)?\\.ts$|/src/testing/|/languages/clients/'

const reading: ICruiseOptions = {
  exclude: { path: others },
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    extensions: ['.ts', '.js', '.mjs'],
    // Without this option, imports of packages by their names are not resolved, and no rule sees them.
    exportsFields: ['exports'],
    conditionNames: ['@hostwright/source', 'import', 'node'],
  },
}

const allFolders = ['packages', 'tools', 'spec', 'examples']

/** Reads the imports of folders below a root, including those of types, and their violations. */
export async function cruiseImports({
  baseDir = root,
  folders = allFolders,
  layers = allLayers,
} = {}): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    ...reading,
    baseDir,
    ruleSet: { forbidden: toRules(layers) },
    validate: true,
  })
  return output as ICruiseResult
}

/** Draws the folders of the packages and their imports in Graphviz's language. */
export async function drawFolders(): Promise<string> {
  const { output } = await cruise(['packages'], { ...reading, baseDir: root, outputType: 'ddot' })
  return output as string
}

function toRules(layers: typeof allLayers): IForbiddenRuleType[] {
  const upwards = Object.entries(layers).flatMap(([folder, names]) =>
    names.slice(0, -1).map((name, index): IForbiddenRuleType => {
      const above = names.slice(index + 1).join('|')
      return {
        name: 'upwards',
        severity: 'error',
        from: { path: `^${folder}/${name}/` },
        to: { path: `^${folder}/(${above})/` },
      }
    }),
  )
  return [
    { name: 'cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'both ways', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ...upwards,
  ]
}
