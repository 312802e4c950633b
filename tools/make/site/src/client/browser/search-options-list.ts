import { markMatches, type Part, toExcerpt } from '../../search/mark-matches.ts'
import type { Found } from './load-search.ts'

/** The list of what was found, one of which is selected. */
export interface OptionsList {
  readonly list: HTMLElement
  show(found: readonly Found[]): void
  /** Selects another, so many further down. */
  move(by: number): void
  /** Goes where the selected one leads. */
  follow(): void
}

/** The list below a search box, which tells screen readers what is selected. */
export function createOptionsList(input: HTMLInputElement, root: string): OptionsList {
  const list = document.createElement('ul')
  list.id = 'found'
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Found')
  let selected = 0

  const select = (index: number): void => {
    const options = [...list.children]
    selected = Math.max(0, Math.min(index, options.length - 1))
    for (const [at, option] of options.entries())
      option.setAttribute('aria-selected', String(at === selected))
    options[selected]?.scrollIntoView({ block: 'nearest' })
    if (options.length > 0) input.setAttribute('aria-activedescendant', `found-${selected}`)
    else input.removeAttribute('aria-activedescendant')
  }

  return {
    list,
    show(found) {
      list.replaceChildren(...found.map((item, index) => createOption(item, index, root)))
      input.setAttribute('aria-expanded', String(found.length > 0))
      select(0)
    },
    move: (by) => select(selected + by),
    follow: () => list.children[selected]?.querySelector('a')?.click(),
  }
}

function createOption(found: Found, index: number, root: string): HTMLElement {
  const { title, where, kind, text, path, terms } = found
  const option = document.createElement('li')
  option.id = `found-${index}`
  option.setAttribute('role', 'option')
  const link = document.createElement('a')
  link.href = root + path
  link.tabIndex = -1
  const shown = {
    kind: [{ text: kind, isMatch: false }],
    title: markMatches(title, terms),
    where: markMatches(where, terms),
    about: toExcerpt(text, terms),
  }
  for (const [name, parts] of Object.entries(shown)) {
    const element = document.createElement('span')
    element.className = name
    element.append(...parts.map(toNode))
    link.append(element)
  }
  option.append(link)
  option.addEventListener('click', ({ target }) => {
    if (target === option) link.click()
  })
  return option
}

function toNode({ text, isMatch }: Part): Node {
  if (!isMatch) return document.createTextNode(text)
  const mark = document.createElement('mark')
  mark.textContent = text
  return mark
}
