import type { JSX } from 'preact'
import { useState } from 'preact/hooks'

/** The same call in several languages, one of which is shown. */
export function CodeSamples({
  samples,
}: {
  readonly samples: Readonly<Record<string, string>>
}): JSX.Element {
  const names = Object.keys(samples)
  const [chosen, choose] = useState(names[0]!)
  return (
    <section aria-label="Code" class="samples">
      <div class="tabs">
        {names.map((name) => (
          <button type="button" key={name} aria-pressed={name === chosen} onClick={() => choose(name)}>
            {name}
          </button>
        ))}
      </div>
      <pre tabIndex={0} role="region" aria-label={`The call in ${chosen}`}>
        {samples[chosen]}
      </pre>
    </section>
  )
}
