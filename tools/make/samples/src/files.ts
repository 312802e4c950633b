// The overlay that adds the samples to the description, from the calls in `tools/prove/contract`.
import { readFile } from 'node:fs/promises'
import { createSamples } from './create-samples.ts'
import { toSampleOverlay } from './to-sample-overlay.ts'

const description = await readFile(new URL(import.meta.resolve('@hostwright/openapi/openapi.json')), 'utf8')

export const source = 'the calls'
export const files: Readonly<Record<string, string>> = {
  'spec/overlays/samples.yaml': toSampleOverlay(description, await createSamples()),
}
