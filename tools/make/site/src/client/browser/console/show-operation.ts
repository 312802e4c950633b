import { element, find } from '../view/element.ts'
import type { ConsoleOperation, ConsoleParameter } from '../../../console/console-operation.ts'

/** Shows what an operation is, and a form for it. */
export function showOperation(operation: ConsoleOperation): void {
  const { method, path, link, sdk, isDestructive, description, parameters, body } = operation
  const text = find('#body', HTMLTextAreaElement)
  find('#about').replaceChildren(
    element('code', {}, `${method} ${path}`),
    ...(isDestructive ? [element('strong', {}, 'erases data')] : []),
    element('a', { href: link }, 'Reference'),
    element('a', { href: sdk.link }, sdk.name),
  )
  find('#description').innerHTML = description // made at build time, of our own texts
  find('#parameters').replaceChildren(...parameters.map(createField))
  find('#body-field').hidden = body === undefined
  text.value = body ?? ''
  text.rows = Math.min(16, text.value.split('\n').length + 1)
}

/** What is in the form of an operation. */
export function readParameters({ parameters }: ConsoleOperation): ConsoleParameter[] {
  return parameters.map((parameter) => {
    const { value } = find(`#parameter-${parameter.name}`, HTMLInputElement)
    return { ...parameter, value }
  })
}

function createField({ name, in: place, isRequired, description, value }: ConsoleParameter): HTMLElement {
  const id = `parameter-${name}`
  const hint = element('div', { className: 'hint', id: `hint-${name}` })
  hint.innerHTML = description
  const input = element('input', { id, name, spellcheck: false, 'aria-describedby': hint.id })
  input.value = name === 'Idempotency-Key' ? crypto.randomUUID() : value
  const label = element('label', { htmlFor: id }, `${name}, ${place}${isRequired ? '' : ', optional'}`)
  return element('div', { className: 'field' }, label, input, hint)
}
