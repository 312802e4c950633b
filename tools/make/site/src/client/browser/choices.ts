import type { Choice } from '../../shell/alternatives.ts'

const choices: readonly Choice[] = ['language', 'manager', 'task']

/** Makes what the reader once chose an attribute of the page, by which its styles show one of several alternatives. */
export function applyChoices(): void {
  for (const choice of choices) {
    const name = read(choice)
    if (name !== null) document.documentElement.dataset[choice] = name
  }
}

/** Chooses on this page and on those that are opened after it. */
export function choose(choice: string, name: string): void {
  document.documentElement.dataset[choice] = name
  try {
    localStorage.setItem(toKey(choice), name)
  } catch {
    // The choice then holds for this page.
  }
}

function read(choice: string): string | null {
  try {
    return localStorage.getItem(toKey(choice))
  } catch {
    return null // a browser that keeps nothing for pages from a disk
  }
}

function toKey(choice: string): string {
  return `hostwright.${choice}`
}
