/** Makes an element of a name, with its attributes and what is in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...content)
  return made
}

/** A button that does something, and is not pressed again before it is done. */
export function button(text: string, act: () => Promise<void> | void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, text)
  made.addEventListener('click', () => {
    made.disabled = true
    void Promise.resolve(act()).finally(() => (made.disabled = false))
  })
  return made
}
