import type { JSX } from 'preact'

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** A block of JSON with its names, texts and other values in colours; any other text unchanged. */
export function Json({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  return (
    <pre tabIndex={0} role="region" aria-label={label}>
      {colour(text)}
    </pre>
  )
}

/** Returns JSON on lines of its own; any other text unchanged. */
export function toPretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function colour(text: string): (string | JSX.Element)[] {
  const parts: (string | JSX.Element)[] = []
  let at = 0
  for (const match of text.matchAll(token)) {
    const [whole, string, colon = ''] = match
    const kind = string === undefined ? 'json-value' : colon === '' ? 'json-text' : 'json-name'
    parts.push(text.slice(at, match.index), <span class={kind}>{string ?? whole}</span>, colon)
    at = match.index + whole.length
  }
  return [...parts, text.slice(at)]
}
