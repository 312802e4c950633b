/** On small screens, the button that shows the navigation, or the sections where a page has none. */
export function connectMenu(): void {
  const button = document.querySelector('.header .menu')
  const navigation = document.querySelector('#navigation') ?? document.querySelector('#sections')
  if (button === null || navigation === null) return
  button.setAttribute('aria-controls', navigation.id)
  const setOpen = (isOpen: boolean): void => {
    navigation.classList.toggle('open', isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
  }
  button.addEventListener('click', () => setOpen(!navigation.classList.contains('open')))
  navigation.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') !== null) setOpen(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false)
  })
}
