import { createCssVariablesTheme, createHighlighter } from 'shiki'

/** Code as HTML in colours; a language that is not known is shown without any. */
export type Highlight = (code: string, lang: string) => string

const langs = ['ts', 'typescript', 'js', 'sh', 'json', 'yaml', 'python', 'go', 'php', 'http']
const prefix = '--code-'

/** Marks each part of a program with a class: `code.css` has the colours of both themes. */
export async function createHighlight(): Promise<Highlight> {
  const theme = createCssVariablesTheme({ name: 'site', variablePrefix: prefix, fontStyle: false })
  const highlighter = await createHighlighter({ themes: [theme], langs })
  const paint: Highlight = (code, lang) =>
    highlighter
      .codeToHtml(code.trimEnd(), {
        lang: langs.includes(lang) ? lang : 'text',
        theme: 'site',
        tokenizeTimeLimit: 0, // a busy machine would leave lines without colours
      })
      .replace(
        /^<pre class="shiki site" style="[^"]*"/,
        `<pre class="shiki ${langs.includes(lang) ? lang : 'text'}"`,
      )
      .replaceAll(/<span style="color:var\(--code-foreground\)">([^<]*)<\/span>/g, '$1')
      .replaceAll(/ style="color:var\(--code-token-([a-z-]+)\)"/g, ' class="$1"')
  // The pages repeat much: the same errors, in both languages.
  const painted = new Map<string, string>()
  return (code, lang) => {
    const key = `${lang}\n${code}`
    const html = painted.get(key) ?? paint(code, lang)
    painted.set(key, html)
    return html
  }
}
