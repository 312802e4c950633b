/** Marks in a table of contents, or in the menu, where the reader is on this page. */
export function followContents(place: string): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href^="#"]`)].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  )
  if (links.size === 0) return
  const headings = [...links.keys()]
    .map((id) => document.getElementById(id))
    .filter((heading) => heading !== null)
  const mark = (): void => {
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 120)
    const current = passed.at(-1) ?? headings[0]
    for (const [id, link] of links) {
      if (id === current?.id) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    if (current !== undefined) show(links.get(current.id))
  }
  document.addEventListener('scroll', mark, { passive: true })
  mark()
}

/** Scrolls a long table, and not the page, so that the entry can be seen. */
function show(link: HTMLElement | undefined): void {
  const table = link?.closest('.contents, .sidebar')
  if (link === undefined || !table) return
  const { top, bottom } = link.getBoundingClientRect()
  const edge = table.getBoundingClientRect()
  if (top < edge.top + 32) table.scrollTop += top - edge.top - 32
  else if (bottom > edge.bottom - 64) table.scrollTop += bottom - edge.bottom + 64
}
