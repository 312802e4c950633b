/** On small screens, the button that shows the menu. */
export function connectMenu(): void {
  const button = document.querySelector('.header .menu')
  const navigation = document.querySelector('#navigation')
  if (button === null || navigation === null) return
  const setOpen = (isOpen: boolean): void => {
    navigation.classList.toggle('open', isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
    const here = [...navigation.querySelectorAll('[aria-current]')].at(-1)
    if (isOpen) here?.scrollIntoView({ block: 'center' })
  }
  button.addEventListener('click', () => setOpen(!navigation.classList.contains('open')))
  navigation.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') !== null) setOpen(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false)
  })
}
