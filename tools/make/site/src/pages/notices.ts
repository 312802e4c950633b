import type MarkdownIt from 'markdown-it'
import { escapeHtml } from '../shell/escape-html.ts'
import { findLanguage } from '../shell/navigation.ts'
import type { Env } from './block-words.ts'

/** Kinds of notices, named as code hosts name them. */
export type NoticeKind = keyof typeof pictures

const pictures = {
  note: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 7.5v.01"/>',
  tip: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z"/>',
  important: '<path d="M4 4h16v13h-9l-4 4v-4H4zM12 7v4M12 13.5v.01"/>',
  warning: '<path d="M12 4 2.5 20h19zM12 10v5M12 17.5v.01"/>',
  caution: '<path d="M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5M12 16v.01"/>',
} as const

const titles = {
  en: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
  ja: { note: '補足', tip: 'ヒント', important: '重要', warning: '注意', caution: '警告' },
} as const

/** Renders a notice: a box for text that must not be overlooked, with its kind as the title. */
export function renderNotice(kind: NoticeKind, html: string, lang: 'en' | 'ja' = 'en'): string {
  return `${openNotice(kind, lang)}${html}</div>`
}

function openNotice(kind: NoticeKind, lang: 'en' | 'ja'): string {
  const title = escapeHtml(titles[lang][kind])
  const picture = `<svg viewBox="0 0 24 24" aria-hidden="true">${pictures[kind]}</svg>`
  return `<div class="notice is-${kind}" role="note" aria-label="${title}"><p class="notice-title">${picture}${title}</p>`
}

const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/

/** Turns each quotation that begins with `[!NOTE]` or another kind into a notice, as code hosts do. */
export function addNotices(markdown: MarkdownIt): void {
  markdown.core.ruler.after('block', 'notices', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const text = tokens[index + 2]
      const kind =
        token.type === 'blockquote_open' && text?.type === 'inline' ? marker.exec(text.content) : null
      if (kind === null) continue
      text!.content = text!.content.slice(kind[0].length)
      const end = tokens.findIndex(
        (other, at) => at > index && other.type === 'blockquote_close' && other.level === token.level,
      )
      token.meta = { notice: kind[1]!.toLowerCase() }
      tokens[end]!.meta = token.meta
    }
  })
  const { rules } = markdown.renderer
  rules['blockquote_open'] = (tokens, index, options, { path }: Env, self) => {
    const kind = (tokens[index]!.meta as { notice: NoticeKind } | null)?.notice
    if (kind === undefined) return self.renderToken(tokens, index, options)
    return openNotice(kind, findLanguage(path))
  }
  rules['blockquote_close'] = (tokens, index, options, _, self) =>
    tokens[index]!.meta === null ? self.renderToken(tokens, index, options) : '</div>\n'
}
