/** A page as the navigation and the search see it. */
export interface Page {
  /** From the root of the folder, such as `guides/first-call.html`. */
  readonly path: string
  readonly title: string
  /** A sentence, where pages are listed. */
  readonly summary?: string
}

export interface Section {
  readonly title: string
  readonly pages: readonly Page[]
}

/** The pages that are always there, before and after those that come from files. */
export function createNavigation(guides: readonly Page[], sdk: readonly Page[]): Section[] {
  return [
    { title: 'Start', pages: [{ path: 'index.html', title: 'Overview' }] },
    { title: 'Guides', pages: guides },
    {
      title: 'HTTP API',
      pages: [
        { path: 'reference.html', title: 'Reference' },
        { path: 'console.html', title: 'Console' },
        { path: 'changelog.html', title: 'Changelog' },
      ],
    },
    { title: 'TypeScript SDK', pages: sdk },
    { title: 'Inside', pages: [{ path: 'pictures.html', title: 'Pictures' }] },
  ]
}

/** The address of one page as a link in another, so that the folder works wherever it lies. */
export function toLink(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`
}
