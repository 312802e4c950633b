// Node loads this file before a worker of an example: node --import in-fast-time.ts worker.ts. The engine keeps real
// time.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const isReplaced =
      context.parentURL?.endsWith('/account.ts') && /^@hostwright\/(common|redis)$/.test(specifier)
    return next(isReplaced ? new URL('fast-account.ts', import.meta.url).href : specifier, context)
  },
})
