import { markMatches, type Part, toExcerpt } from '../../search/mark-matches.ts'
import type { Found } from '../../search/find-entries.ts'
import { findLanguage } from '../../shell/navigation.ts'
import { root } from './load-file.ts'
import { element } from './view/element.ts'
import { searchWords } from './words/search-words.ts'

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
export function createOptionsList(input: HTMLInputElement): OptionsList {
  const list = element('div', { id: 'found', role: 'listbox', 'aria-label': searchWords.found })
  let options: readonly HTMLElement[] = []
  let selected = 0

  const select = (index: number): void => {
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
      options = found.map((item, index) => createOption(item, index))
      const groups = Map.groupBy(options, (_, index) => toLabel(found[index]!))
      list.replaceChildren(...[...groups].map(([label, members]) => createGroup(label, members)))
      input.setAttribute('aria-expanded', String(found.length > 0))
      select(0)
    },
    move: (by) => select(selected + by),
    follow: () => options[selected]?.click(),
  }
}

/** Returns the name of the kind of a find, which says where a page is in English only. */
function toLabel({ kind, path }: Found): string {
  const label = searchWords.kinds[kind]
  return findLanguage(path.split('#')[0]!) === 'ja' ? label : searchWords.inEnglish(label)
}

/** The finds of a kind below its name. */
function createGroup(label: string, members: readonly HTMLElement[]): HTMLElement {
  const title = element('p', { className: 'kind', 'aria-hidden': 'true' }, label)
  return element('div', { role: 'group', 'aria-label': label }, title, ...members)
}

function createOption(found: Found, index: number): HTMLElement {
  const { title, where, text, path, terms } = found
  const option = element('a', { id: `found-${index}`, role: 'option', href: root + path, tabIndex: -1 })
  const shown = {
    title: markMatches(title, terms),
    where: markMatches(where, terms),
    about: toExcerpt(text, terms),
  }
  for (const [name, parts] of Object.entries(shown)) {
    option.append(element('span', { className: name }, ...parts.map(toNode)))
  }
  return option
}

function toNode({ text, isMatch }: Part): Node | string {
  return isMatch ? element('mark', {}, text) : text
}
