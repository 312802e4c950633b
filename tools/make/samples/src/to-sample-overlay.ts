import { stringify } from 'yaml'
import { languages, type Sample } from './create-samples.ts'

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>

/** Returns the overlay that adds `x-codeSamples` to each operation: the programs that the reference shows. */
export function toSampleOverlay(
  description: string,
  samples: readonly Pick<Sample, 'operationId' | 'programs'>[],
): string {
  const { paths } = JSON.parse(description) as { paths: Paths }
  const programs = new Map<string, Sample['programs']>(
    samples.map((sample) => [sample.operationId, sample.programs]),
  )
  const actions = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId = '' }]) => {
      const own = programs.get(operationId)
      if (own === undefined) return []
      const codeSamples = languages.map(({ lang, label }) => ({ lang, label, source: own[lang] }))
      return [{ target: `$.paths['${path}'].${method}`, update: { 'x-codeSamples': codeSamples } }]
    }),
  )
  const overlay = { overlay: '1.0.0', info: { title: 'Code samples', version: '1.0.0' }, actions }
  return `# Written by \`npx pnpm generate\` from calls to the sandbox.\n${stringify(overlay, { lineWidth: 0 })}`
}
