import { words } from './words/words.ts'

const confirmationMs = 1_500

/** Copies a text when a button is pressed, and says so on the button. An insecure address has no clipboard. */
export function copyOnClick(button: HTMLElement, readText: () => string | Promise<string>): void {
  const label = button.textContent
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await readText())
    button.textContent = words.copied
    setTimeout(() => (button.textContent = label), confirmationMs)
  }
  button.addEventListener('click', () => void copy())
}
