import type { JSX } from 'preact'

/** The languages of the code that the interfaces show. */
export type Language = 'JSON' | 'TypeScript' | 'curl' | 'Python' | 'Go' | 'PHP'

interface CodeProps {
  readonly text: string
  readonly label: string
  readonly language: Language
}

/** The signs of a language that have a colour, by the end of their class. Code without a sign stays as it is. */
const signs: Readonly<Record<Language, RegExp>> = {
  JSON: /(?<name>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<text>"(?:[^"\\]|\\.)*")|(?<value>\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b)/gi,
  TypeScript:
    /(?<comment>\/\/.*)|(?<name>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)|(?<keyword>\b(?:import|from|const|await|for|of|if|else|new|return|as|async)\b)|(?<value>\b(?:true|false|null|undefined)\b|\b\d[\d_.]*)|(?<call>[\w$]+(?=\())/g,
  curl: /(?<text>'[^']*'(?:\\''[^']*')*|"(?:[^"\\]|\\.)*")|(?<call>^curl\b)|(?<name>--[a-z-]+)/gm,
  Python:
    /(?<comment>#.*)|(?<name>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<text>"(?:[^"\\]|\\.)*")|(?<keyword>\b(?:import|from|with|as|or)\b)|(?<value>\b(?:True|False|None)\b|-?\b\d+(?:\.\d+)?\b)|(?<call>\w+(?=\())/g,
  Go: /(?<text>"(?:[^"\\]|\\.)*"|`[^`]*`)|(?<keyword>\b(?:package|import|func|if|defer)\b)|(?<value>\bnil\b)|(?<call>\w+(?=\())/g,
  PHP: /(?<text>'(?:[^'\\]|\\.)*')|(?<keyword><\?php|\becho\b)|(?<value>\b(?:true|false|null)\b|(?<!\$)\b\d+(?:\.\d+)?\b)|(?<name>\$\w+)|(?<call>\w+(?=\())/g,
}

/** A block of code in colours. */
export function Code({ text, label, language }: CodeProps): JSX.Element {
  return (
    <pre tabIndex={0} role="region" aria-label={label}>
      {colour(text, language)}
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

function colour(text: string, language: Language): (string | JSX.Element)[] {
  const parts: (string | JSX.Element)[] = []
  let at = 0
  for (const { 0: found, index, groups = {} } of text.matchAll(signs[language])) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined)
    parts.push(text.slice(at, index), <span class={`sign-${kind}`}>{found}</span>)
    at = index + found.length
  }
  return [...parts, text.slice(at)]
}
