/** Keeps the place on the page when the reader switches its language: both have the same operations. */
export function connectLanguageSwitch(): void {
  const link = document.querySelector<HTMLAnchorElement>('.language')
  link?.addEventListener('click', () => (link.hash = location.hash))
}
