import { languages, type Sample } from '@hostwright/samples'
import { frameCode } from '../pages/frame-code.ts'
import { escapeHtml } from '../shell/escape-html.ts'
import { renderAlternatives } from '../shell/alternatives.ts'
import type { Context } from './context.ts'
import type { Body, Linked } from './description.ts'
import { listExamples } from './to-example.ts'

/** The call in every language, one of which is shown: the one that the reader chose, wherever that was. */
export function renderSamples({ programs, preparation }: Sample, { words, highlight }: Context): string {
  const samples = languages.map(({ lang, label }) => {
    // Only TypeScript runs in the page; what it needs is made before.
    const run =
      lang === 'typescript' ? ` data-run data-preparation="${escapeHtml(JSON.stringify(preparation))}"` : ''
    const shown = highlight(programs[lang], lang === 'curl' ? 'sh' : lang)
    return { name: lang, title: label, html: frameCode(shown, label, run) }
  })
  return renderAlternatives('language', words.language, samples)
}

/** What a successful call returns: the first example, and the others to be opened. */
export function renderResponseExamples(status: string, body: Linked<Body>, context: Context): string {
  const { follow, words, highlight, renderLine } = context
  const blocks = listExamples(follow(body), follow).map(({ summary, value }, index) => {
    const json = JSON.stringify(value, null, 2)
    const block = frameCode(highlight(json, 'json'), `${words.response} ${status}`)
    if (index === 0) return block
    return `<details class="inside"><summary>${renderLine(summary ?? words.response)}</summary>${block}</details>`
  })
  return blocks.join('')
}
