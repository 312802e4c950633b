import type { Description } from '../../language-service/messages.ts'
import { element } from '../view/element.ts'

/** Shows a signature and its docstring, of which paragraphs and code are kept. */
export function renderDescription({ signature, documentation }: Description): HTMLElement {
  const paragraphs = documentation.split(/\n\s*\n/).filter((text) => text !== '')
  return element(
    'div',
    { className: 'description' },
    element('pre', {}, signature),
    ...paragraphs.map((text) => element('p', {}, ...renderCode(text))),
  )
}

function renderCode(text: string): Node[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? element('code', {}, part) : document.createTextNode(part)))
}
