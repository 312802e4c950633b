import { posix } from 'node:path'

/**
 * The relative links of a Markdown file that lead nowhere: to a file that is not among the given ones, or to a heading
 * that the file itself does not have. On a registry's page, a link out of the package is one of them.
 */
export function findDeadLinks(path: string, text: string, files: ReadonlySet<string>): string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '')
  const headings = new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) => toAnchor(title!)))
  return [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm)]
    .map(([, link, reference]) => link ?? reference!)
    .filter((link) => !/^[a-z][a-z+.-]*:/i.test(link))
    .filter((link) => {
      const [file = '', anchor = ''] = link.split('#')
      if (file !== '') return !files.has(posix.join(posix.dirname(path), file))
      return !headings.has(anchor)
    })
}

/** The anchor of a heading, as the sites that show Markdown make it. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
