import { readFileSync } from 'node:fs'
import type { Viz } from '@viz-js/viz'
import { escapeHtml } from '../shell/escape-html.ts'

// Font that Graphviz measures boxes with. The theme's font is about as wide.
const font = 'Helvetica'

/** Draws a diagram from a file in Graphviz's language. The theme sets its colours: see `diagrams.css`. */
export function drawPicture(viz: Viz, file: string, description: string): string {
  const svg = viz.renderString(readFileSync(file, 'utf8'), {
    format: 'svg',
    graphAttributes: { bgcolor: 'transparent', fontname: font, pad: 0.05, nodesep: 0.15, ranksep: 0.38 },
    nodeAttributes: { shape: 'box', style: 'rounded', fontname: font, fontsize: 12.5, margin: '0.11,0.07' },
    edgeAttributes: { fontname: font, fontsize: 11, arrowsize: 0.7 },
  })
  const label = escapeHtml(description)
  const drawing = svg
    .slice(svg.indexOf('<svg'))
    .replace('<svg', `<svg role="img" aria-label="${label}"`)
    .replaceAll(/<title>[^<]*<\/title>\n?|<!--[\s\S]*?-->\n?/g, '')
  return `<figure class="picture">${drawing}<figcaption>${label}</figcaption></figure>`
}
