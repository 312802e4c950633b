import { formats } from '../output/format.ts'
import type { System } from '../system/system.ts'
import { globalFlags } from './place-global-flags.ts'

/** Completes the last word of a line if this word belongs to a global flag before the command. */
export async function proposeGlobal(line: readonly string[], system: System): Promise<readonly string[]> {
  const [flag = '', last = ''] = line.length < 2 ? ['', ...line] : line.slice(-2)
  const begun = (names: readonly string[]): readonly string[] => names.filter((name) => name.startsWith(last))
  if (flag === '--output' || flag === '-o') return begun(formats)
  if (flag === '--context') {
    const { readContexts } = await import('../context/contexts-file.ts')
    return begun(Object.keys((await readContexts(system)).contexts))
  }
  return last.startsWith('--') ? begun(Object.keys(globalFlags)) : []
}
