import { load } from '@hostwright/common/ports'

/**
 * Loads the code that only an order in doubt needs, at the first doubt: most programs order and never need it.
 *
 * Nothing calls this between the claim of an order and the record of its result in the journal. The import can fail, as
 * when a deployment replaces the files while the process runs, and a result that is not recorded is lost. Everything
 * that runs in this time is imported statically, or loaded before the claim (`record-wire.ts`).
 * `loaded-modules.test.ts` checks it.
 *
 * @throws {ConfigError} `orders` if the code cannot be loaded. Nothing was sent, and the journal is unchanged
 */
export function loadInDoubt(): Promise<typeof import('./in-doubt.ts')> {
  return load('orders', import('./in-doubt.ts'))
}
