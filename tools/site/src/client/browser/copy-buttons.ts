/** A button on every block of code that copies it. */
export function addCopyButtons(): void {
  // An insecure address has no clipboard.
  if (!('clipboard' in navigator)) return
  for (const block of document.querySelectorAll('article pre.shiki')) {
    const frame = document.createElement('div')
    frame.className = 'code'
    block.replaceWith(frame)
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Copy'
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(block.textContent).then(() => {
        button.textContent = 'Copied'
        setTimeout(() => (button.textContent = 'Copy'), 1_500)
      })
    })
    frame.append(block, button)
  }
}
