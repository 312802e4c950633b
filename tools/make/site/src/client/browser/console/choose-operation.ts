import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { find } from '../view/element.ts'
import { findOperations } from './find-operations.ts'

/** The list of operations, the search above it, and the page's address, which all choose the same. */
export interface OperationChoice {
  readonly chosen: () => ConsoleOperation
}

/** Connects them; `show` is called with each operation that is chosen, the first one included. */
export function connectOperations(
  operations: readonly [ConsoleOperation, ...ConsoleOperation[]],
  show: (operation: ConsoleOperation) => void,
): OperationChoice {
  const choice = find('#operation', HTMLSelectElement)
  const search = find('#find', HTMLInputElement)
  const groups = [...choice.children].map((group) => ({ group, options: [...group.children] }))
  const chosen = (): ConsoleOperation => operations.find(({ id }) => id === choice.value) ?? operations[0]

  /** Leaves those operations in the list that are looked for, and chooses the first of them. */
  function narrow(): void {
    const found = new Set(findOperations(operations, search.value).map(({ id }) => id))
    const before = choice.value
    for (const { group, options } of groups) {
      group.replaceChildren(...options.filter((option) => found.has((option as HTMLOptionElement).value)))
    }
    choice.replaceChildren(...groups.map(({ group }) => group).filter((group) => group.childElementCount > 0))
    find('#found').textContent = search.value === '' ? '' : `${found.size} found`
    if (found.has(before)) choice.value = before
    else if (found.size > 0) choose([...found][0]!)
  }

  function choose(id: string): void {
    choice.value = id
    show(chosen())
    history.replaceState(null, '', `#${id}`)
  }

  function follow(): void {
    const id = location.hash.slice(1)
    if (operations.some((operation) => operation.id === id)) {
      search.value = ''
      narrow()
      choice.value = id
    }
    show(chosen())
  }

  choice.addEventListener('change', () => choose(choice.value))
  search.addEventListener('input', narrow)
  addEventListener('hashchange', follow)
  follow()
  return { chosen }
}
