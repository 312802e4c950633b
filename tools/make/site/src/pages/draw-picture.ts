import { readFileSync } from 'node:fs'
import type { Viz } from '@viz-js/viz'
import { escapeHtml } from '../shell/escape-html.ts'

const font = 'system-ui, sans-serif'

/** A picture in the page, drawn from a text in Graphviz's language. Its colours are the theme's: see `site.css`. */
export function drawPicture(viz: Viz, file: string, description: string): string {
  const svg = viz.renderString(readFileSync(file, 'utf8'), {
    format: 'svg',
    graphAttributes: { bgcolor: 'transparent', fontname: font, pad: 0.1, nodesep: 0.3, ranksep: 0.45 },
    nodeAttributes: { shape: 'box', style: 'rounded', fontname: font, fontsize: 14, margin: '0.18,0.09' },
    edgeAttributes: { fontname: font, fontsize: 12, arrowsize: 0.7 },
  })
  const label = escapeHtml(description)
  const drawing = svg
    .slice(svg.indexOf('<svg'))
    .replace('<svg', `<svg role="img" aria-label="${label}"`)
    .replaceAll(/<title>[^<]*<\/title>\n?|<!--[\s\S]*?-->\n?/g, '')
  return `<figure class="picture" tabindex="0">${drawing}<figcaption>${label}</figcaption></figure>`
}
