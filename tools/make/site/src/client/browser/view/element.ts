type Properties = Readonly<Record<string, string | number | boolean | undefined>>
type Child = Node | string | undefined

/** Makes an element with properties and children. A property that begins with `aria-` or `data-` becomes an attribute. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined) continue
    if (/^(aria|data)-/.test(key)) made.setAttribute(key, String(value))
    else Reflect.set(made, key, value)
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** An element of the page that is always there. */
export function find(selector: string): HTMLElement
export function find<E extends HTMLElement>(selector: string, type: new () => E): E
export function find(selector: string, type: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.querySelector(selector)
  if (found instanceof type) return found
  throw new Error(`The page has no ${selector}.`)
}
