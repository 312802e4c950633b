import * as common from '@hostwright/common'
import * as ports from '@hostwright/common/ports'
import * as orders from '@hostwright/orders'
import * as hosting from '@hostwright/hosting'
import * as vps from '@hostwright/vps'

// The build writes the texts of the parts into the worker.
declare const partTexts: Readonly<Record<keyof Parts, string>>

/** The parts of the worker that few programs need. */
export interface Parts {
  readonly plan: typeof import('./plan-part.ts')
  readonly tests: typeof import('./create-test-runner.ts')
}

// A part has the same classes as the worker, and the platform's globals, as they were before programs got others.
const shared = {
  '@hostwright/common': common,
  '@hostwright/common/ports': ports,
  '@hostwright/orders': orders,
  '@hostwright/hosting': hosting,
  '@hostwright/vps': vps,
  setTimeout,
  clearTimeout,
  Date,
}

/** Loads a part when it is first needed: a browser would read its whole text for every run. */
export function loadPart<Name extends keyof Parts>(name: Name): Parts[Name] {
  const global = globalThis as unknown as Record<string, unknown> & { importScripts(url: string): void }
  const key = `hostwright_${name}`
  if (global[key] === undefined) {
    global['hostwrightShared'] = shared
    const url = URL.createObjectURL(new Blob([partTexts[name]], { type: 'text/javascript' }))
    global.importScripts(url)
    URL.revokeObjectURL(url)
  }
  return global[key] as Parts[Name]
}
