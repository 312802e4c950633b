import { element } from '../view/element.ts'

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** JSON with its names, texts and other values in colours; any other text as it is. */
export function colourJson(text: string): Node[] {
  const nodes: Node[] = []
  let at = 0
  for (const match of text.matchAll(token)) {
    const [whole, string, colon] = match
    nodes.push(document.createTextNode(text.slice(at, match.index)))
    const kind = string === undefined ? 'json-value' : colon === undefined ? 'json-text' : 'json-name'
    nodes.push(element('span', { className: kind }, string ?? whole), document.createTextNode(colon ?? ''))
    at = match.index + whole.length
  }
  nodes.push(document.createTextNode(text.slice(at)))
  return nodes
}

/** JSON on lines of its own; any other text as it is. */
export function toPretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
