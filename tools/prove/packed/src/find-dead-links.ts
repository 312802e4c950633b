import { posix } from 'node:path'

/**
 * Finds the relative links of a Markdown file that lead nowhere: to a file that is not in `files`, or to a heading that
 * the file does not have. A link out of the package is dead too, because a registry's page cannot show its target.
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

/** Returns the anchor that Markdown sites make of a heading. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
