import { languages, type Sample } from '@hostwright/samples'
import { frameCode } from '../pages/frame-code.ts'
import { escapeHtml } from '../shell/escape-html.ts'
import { renderAlternatives } from '../shell/alternatives.ts'
import type { Context } from './context.ts'

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
