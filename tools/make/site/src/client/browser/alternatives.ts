import { choose } from './choices.ts'

/** Connects the names above alternatives: one that is pressed is chosen wherever there are the same, and stays in its place. */
export function connectAlternatives(): void {
  const groups = [...document.querySelectorAll<HTMLElement>('.alternatives')]
  for (const group of groups) {
    const choice = group.dataset['choice']!
    for (const tab of listTabs(group))
      tab.addEventListener('click', () => {
        const before = tab.getBoundingClientRect().top
        choose(choice, tab.dataset['name']!)
        tellChoice(groups, choice)
        scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
      })
  }
  for (const choice of new Set(groups.map(({ dataset }) => dataset['choice']!))) tellChoice(groups, choice)
}

/** Tells those who hear the page what is chosen; others see it by the style. */
function tellChoice(groups: readonly HTMLElement[], choice: string): void {
  const chosen = document.documentElement.dataset[choice]
  if (chosen === undefined) return
  for (const group of groups.filter(({ dataset }) => dataset['choice'] === choice))
    for (const tab of listTabs(group))
      tab.setAttribute('aria-pressed', String(tab.dataset['name'] === chosen))
}

function listTabs(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('.tabs button')]
}
