// The packages list ssh2 as a development dependency, because they bundle it or leave it to their users. `npm start` does
// not install such dependencies, so the sources of the packages get the demo's copy.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'ssh2' ? { ...context, parentURL: import.meta.url } : context),
})
