import { loadSearch } from './load-search.ts'
import { createOptionsList } from './search-options-list.ts'
import type { Search } from './search.ts'
import { element } from './view/element.ts'
import { searchWords } from './words/search-words.ts'

/** The search over everything, opened by its button, `/` or Ctrl+K. */
export function createSearchDialog(): void {
  const dialog = element('dialog', { className: 'search', 'aria-label': searchWords.search })
  const input = createInput()
  const options = createOptionsList(input)
  const note = element('p', { role: 'status' })
  dialog.append(input, options.list, note, createHints())
  document.body.append(dialog)
  let search: Search | undefined

  const show = async (): Promise<void> => {
    const query = input.value.trim()
    const found = query === '' || search === undefined ? [] : await search(query)
    // The index of another language may have been loaded while the reader went on typing.
    if (query !== input.value.trim()) return
    options.show(found)
    note.textContent = query !== '' && found.length === 0 ? searchWords.nothing(query) : ''
  }

  input.addEventListener('input', () => void show())
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      options.move(step)
    }
    if (event.key === 'Enter') options.follow()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a') !== null) dialog.close()
  })
  whenAsked(async () => {
    if (dialog.open) return
    dialog.showModal()
    input.select()
    search ??= await loadSearch()
    await show()
  })
}

function whenAsked(open: () => Promise<void>): void {
  for (const button of document.querySelectorAll('.search-button'))
    button.addEventListener('click', () => void open())
  const listen = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event
    const isTyping =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, [contenteditable]') !== null
    if (!(key === '/' && !isTyping) && !(key === 'k' && (ctrlKey || metaKey))) return
    event.preventDefault()
    void open()
  }
  addEventListener('keydown', listen)
}

function createInput(): HTMLInputElement {
  return element('input', {
    type: 'search',
    role: 'combobox',
    placeholder: searchWords.placeholder,
    'aria-label': searchWords.label,
    'aria-controls': 'found',
    'aria-expanded': 'false',
    autocomplete: 'off',
    spellcheck: false,
  })
}

/** Which keys there are; those who hear the page know them from the combobox. */
function createHints(): HTMLElement {
  const keys = [
    ['↑ ↓', searchWords.choose],
    ['↵', searchWords.open],
    ['Esc', searchWords.close],
  ] as const
  const parts = keys.flatMap(([key, meaning]) => [element('kbd', {}, key), ` ${meaning} `])
  return element('p', { className: 'keys', 'aria-hidden': 'true' }, ...parts)
}
