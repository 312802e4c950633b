import { keepChoice } from './choices.ts'

/** The button that changes between dark and light. */
export function connectThemeButton(): void {
  const { classList } = document.documentElement
  document.querySelector('.header .theme')?.addEventListener('click', () => {
    const theme = classList.contains('dark') ? 'light' : 'dark'
    classList.remove('dark', 'light')
    classList.add(theme)
    keepChoice('theme', theme)
  })
}
