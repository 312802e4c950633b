import type { Choice } from '../../shell/alternatives.ts'

const choices: readonly Choice[] = ['language', 'manager', 'task']

/** Makes what the reader once chose an attribute of the page, by which its styles show one of several alternatives. */
export function applyChoices(): void {
  for (const choice of choices) {
    const name = readChoice(choice)
    if (name !== null) document.documentElement.dataset[choice] = name
  }
}

/** Chooses on this page and on those that are opened after it. */
export function choose(choice: string, name: string): void {
  document.documentElement.dataset[choice] = name
  keepChoice(choice, name)
}

/** Reads what the reader has chosen on a page of this site or on the dashboard of a sandbox. */
export function readChoice(choice: string): string | null {
  try {
    return localStorage.getItem(toKey(choice))
  } catch {
    return null // a browser that keeps nothing for pages from a disk
  }
}

/** Keeps a choice for pages that are opened later. */
export function keepChoice(choice: string, name: string): void {
  try {
    localStorage.setItem(toKey(choice), name)
  } catch {
    // The choice then holds for this page.
  }
}

function toKey(choice: string): string {
  return `hostwright.${choice}`
}
