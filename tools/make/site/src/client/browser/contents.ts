/** Marks in the table of contents where the reader is. */
export function followContents(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [
      link.hash.slice(1),
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
  }
  document.addEventListener('scroll', mark, { passive: true })
  mark()
}
