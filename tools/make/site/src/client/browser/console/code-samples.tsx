import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Code, type Language } from '../account/code.tsx'
import { CopyButton } from '../account/copy-button.tsx'

/** The same call in each language. */
export type Samples = Readonly<Record<Exclude<Language, 'JSON'>, string>>

/** The same call in several languages, one of which is shown. */
export function CodeSamples({ samples }: { readonly samples: Samples }): JSX.Element {
  const names = Object.keys(samples) as (keyof Samples)[]
  const [chosen, choose] = useState(names[0]!)
  return (
    <section aria-label="Code" class="samples">
      <div class="tabs">
        {names.map((name) => (
          <button type="button" key={name} aria-pressed={name === chosen} onClick={() => choose(name)}>
            {name}
          </button>
        ))}
        <CopyButton key={chosen} text={samples[chosen]} />
      </div>
      <Code text={samples[chosen]} label={`The call in ${chosen}`} language={chosen} />
    </section>
  )
}
