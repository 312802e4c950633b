import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Code, type Language } from '../account/code.tsx'
import { CopyButton } from '../account/copy-button.tsx'
import { scrollToChange } from './scroll-to-change.ts'
import { consoleWords as words } from '../words/console-words.ts'

/** The same call in each language. */
export type Samples = Readonly<Record<Exclude<Language, 'JSON'>, string>>

interface SamplesProps {
  readonly samples: Samples
  /** Program shown for TypeScript while the form is unchanged. */
  readonly program: string | undefined
}

/** The same call in several languages, one of which is shown. What is typed into the form scrolls into view. */
export function CodeSamples({ samples, program }: SamplesProps): JSX.Element {
  const names = Object.keys(samples) as (keyof Samples)[]
  const [chosen, choose] = useState(names[0]!)
  const section = useRef<HTMLElement>(null)
  const last = useRef(samples[chosen])
  const text = (chosen === 'TypeScript' ? program : undefined) ?? samples[chosen]
  useLayoutEffect(() => {
    const block = section.current!.querySelector('pre')!
    if (text === samples[chosen]) scrollToChange(block, last.current, text)
    else block.scrollTop = 0
    last.current = samples[chosen]
  }, [text])
  return (
    <section ref={section} aria-label={words.code} class="samples">
      <div class="tabs">
        {names.map((name) => (
          <button type="button" key={name} aria-pressed={name === chosen} onClick={() => choose(name)}>
            {name}
          </button>
        ))}
        <CopyButton key={chosen} text={text} />
      </div>
      <Code text={text} label={words.callIn(chosen)} language={chosen} />
    </section>
  )
}
