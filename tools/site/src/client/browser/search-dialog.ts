import { type Found, loadSearch, type Search } from './load-search.ts'

/** The search over everything, opened by its button, `/` or Ctrl+K. */
export function createSearchDialog(): void {
  const button = document.querySelector('.header .search-button')
  const root = document.querySelector<HTMLElement>('.header')?.dataset['root'] ?? ''
  if (button === null) return
  const { dialog, input, list, note } = createElements()
  let search: Search | undefined
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

  const show = (): void => {
    const query = input.value.trim()
    const found = query === '' || search === undefined ? [] : search(query)
    list.replaceChildren(...found.map((item, index) => createOption(item, index, root)))
    input.setAttribute('aria-expanded', String(found.length > 0))
    note.textContent = query !== '' && found.length === 0 ? `Nothing found for “${query}”.` : ''
    select(0)
  }

  const open = async (): Promise<void> => {
    if (dialog.open) return
    dialog.showModal()
    input.select()
    search ??= await loadSearch(root)
    show()
  }

  const follow = (): void => {
    list.children[selected]?.querySelector('a')?.click()
  }

  button.addEventListener('click', () => void open())
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
    const isAsked =
      (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey))
    if (!isAsked) return
    event.preventDefault()
    event.stopPropagation()
    void open()
  })
  input.addEventListener('input', show)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      select(selected + (event.key === 'ArrowDown' ? 1 : -1))
    }
    if (event.key === 'Enter') follow()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a') !== null) dialog.close()
  })
}

function createElements() {
  const dialog = document.createElement('dialog')
  dialog.className = 'search'
  dialog.setAttribute('aria-label', 'Search')
  const input = document.createElement('input')
  const list = document.createElement('ul')
  const note = document.createElement('p')
  list.id = 'found'
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Found')
  note.setAttribute('role', 'status')
  for (const [name, value] of Object.entries({
    type: 'search',
    role: 'combobox',
    placeholder: 'An operation, a path, a method, a word',
    'aria-label': 'Search the documentation',
    'aria-controls': 'found',
    'aria-expanded': 'false',
    autocomplete: 'off',
    spellcheck: 'false',
  }))
    input.setAttribute(name, value)
  dialog.append(input, list, note)
  document.body.append(dialog)
  return { dialog, input, list, note }
}

function createOption({ title, where, kind, path }: Found, index: number, root: string): HTMLElement {
  const option = document.createElement('li')
  option.id = `found-${index}`
  option.setAttribute('role', 'option')
  const link = document.createElement('a')
  link.href = root + path
  link.tabIndex = -1
  for (const [name, text] of [
    ['kind', kind],
    ['title', title],
    ['where', where],
  ] as const) {
    const part = document.createElement('span')
    part.className = name
    part.textContent = text
    link.append(part)
  }
  option.append(link)
  option.addEventListener('click', ({ target }) => {
    if (target === option) link.click()
  })
  return option
}
