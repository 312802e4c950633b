/** A button on every block of code that copies it. */
export function addCopyButtons(): void {
  // An insecure address has no clipboard.
  if (!('clipboard' in navigator)) return
  for (const block of document.querySelectorAll('article pre.shiki')) {
    const frame = document.createElement('div')
    frame.className = 'code'
    block.replaceWith(frame)
    frame.append(block, createButton(block.textContent))
  }
}

function createButton(text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 1_500)
  }
  button.addEventListener('click', () => void copy())
  return button
}
