/** Marks in the menu which operation is being read, as the address tells it, and opens its tag. */
export function followOperations(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.operations a')]
  let marked: HTMLAnchorElement | undefined
  const mark = (): void => {
    const here = links.find(({ hash }) => hash === location.hash)
    if (here === undefined || here === marked) return
    marked?.removeAttribute('aria-current')
    here.setAttribute('aria-current', 'true')
    marked = here
    const group = here.closest('details')
    if (group !== null) group.open = true
    here.scrollIntoView({ block: 'nearest' })
  }
  addEventListener('hashchange', mark)
  // While the page is scrolled, Redoc changes the address without saying so.
  document.addEventListener('scrollend', () => setTimeout(mark, 100))
  mark()
}
