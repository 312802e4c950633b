import { mkdirSync, writeFileSync } from 'node:fs'
import type { Links } from '../pages/links.ts'
import type { Source } from '../pages/source.ts'
import { toMarkdownPath, toMarkdownScript } from '../shell/markdown-copy.ts'
import { groupPages, type Page, toLink } from '../shell/navigation.ts'

/** Writes each page as Markdown beside it, and as a script for its copy button. */
export function writeMarkdown(output: string, sources: readonly Source[], links: Links): void {
  mkdirSync(`${output}/assets/markdown`, { recursive: true })
  for (const { page, text } of sources) {
    const whole = withLinks(text, page, links)
    writeFileSync(`${output}/${toMarkdownPath(page.path)!}`, whole)
    const script = `globalThis.hostwrightMarkdown = ${JSON.stringify(whole)}\n`
    writeFileSync(`${output}/${toMarkdownScript(page.path)}`, script)
  }
}

/** Links by name become links to pages; diagrams become what they show. */
export function withLinks(text: string, { path }: Page, links: Links): string {
  return text
    .replaceAll(
      /\]\(((?:operation|sdk):[^)\s]+)\)/g,
      (_, name: string) => `](${toLink(path, links.resolve(name)!)})`,
    )
    .replaceAll(/!\[([^\]]*)\]\([^)]*\.dot\)/g, '*Diagram: $1.*')
}

/** The list of all pages in English as Markdown, in the form that programs which read documentation look for. */
export function writeIndex(
  output: string,
  all: readonly Source[],
  downloads: readonly { readonly name: string; readonly title: string }[],
): void {
  const sources = all.filter(({ page }) => page.lang === undefined)
  const guides = groupPages(sources.map(({ page }) => page).filter(({ path }) => path.startsWith('guides/')))
  const parts = [
    ['HTTP API', /^(?:reference|workflows|changelog)/],
    ['TypeScript SDK', /^sdk\//],
    ['Optional', /^(?:examples|glossary)/],
  ] as const
  const others = parts.map(([title, own]) => {
    return [title, sources.filter(({ page }) => own.test(page.path)).map(({ page }) => page)] as const
  })
  const sections = [...guides, ...others].map(([title, pages]) => {
    const lines = pages.map((page) => `- [${page.title}](${toMarkdownPath(page.path)!}): ${page.summary}`)
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  const files = downloads.map(({ name, title }) => `- [OpenAPI ${title}](openapi/${name})`)
  const text = `# Hostwright

> The OpenAPI description, the TypeScript SDK and the sandbox of a Hosting and VPS Management API: orders and rebuilds servers from code, without the accidents.

Each of these pages is there as HTML too: with \`.html\` instead of \`.md\`.

${sections.join('\n')}
## Description

${files.join('\n')}
`
  writeFileSync(`${output}/llms.txt`, text)
}
