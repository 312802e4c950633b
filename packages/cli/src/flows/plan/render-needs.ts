import { quoteAllowance } from '@hostwright/common/ports'
import stringWidth from 'fast-string-width'
import { beginning } from '../../output/shorten.ts'
import { toCell } from '../../output/to-cell.ts'
import type { Screen } from './render-change.ts'

const indent = '  '
// Largest number of allowances for one kind of resource that are listed. More are one pattern.
const listed = 5

/**
 * Formats the allowances that a plan needs as flags to type: an address as it is written, or, where that does not fit
 * on a line, its beginning as a pattern. Many allowances for one kind of resource are one pattern. `more` are other
 * flags.
 */
export function renderNeeds(
  needs: readonly string[],
  { columns, translate }: Omit<Screen, 'isColoured'>,
  more: readonly string[] = [],
): string[] {
  const start = `${translate('Needs')} `
  const groups = Map.groupBy(needs, toGroup)
  const flags = [...groups].flatMap(([group, all]) => {
    if (all.length > listed)
      return [
        `${toFlag(toPattern(group, all))}  ${translate(`(${all.length.toLocaleString('en')} changes)`)}`,
      ]
    return all.map((need) => toLine(need, columns - indent.length))
  })
  const lines = [...new Set(flags), ...more]
  const isNarrow = lines.every((line) => stringWidth(start + line) <= columns)
  if (isNarrow)
    return lines.map((line, index) => (index === 0 ? start : ' '.repeat(stringWidth(start))) + line)
  return [start.trimEnd(), ...lines.map((line) => indent + line)]
}

/** Returns the effect and the kind of resource, such as `delete:hosting dns`, that several allowances share. */
function toGroup(need: string): string {
  const [product = '', , kind = ''] = need.split('/', 3)
  return need.startsWith('spend:') || need.startsWith('many:') || kind === '' ? need : `${product} ${kind}`
}

/** Returns the pattern for all allowances of one kind: of one server, or of all servers if there are several. */
function toPattern(group: string, needs: readonly string[]): string {
  const [product = '', kind = ''] = group.split(' ')
  const servers = new Set(needs.map((need) => need.split('/', 2)[1]!))
  const server = servers.size === 1 ? [...servers].join('') : '*'
  const isBelow = needs.some((need) => need.split('/').length > 3)
  return `${product.replace(':', '~')}/${server}/${kind}${isBelow ? '/**' : ''}`
}

function toLine(need: string, columns: number): string {
  if (need.startsWith('spend:')) return `--spend ${need.slice('spend:'.length)}`
  const flag = toFlag(need)
  if (stringWidth(flag) <= columns && toCell(need) === need) return flag
  const cut = beginning(toCell(need), columns - stringWidth(toFlag('**')))
  return toFlag(`${cut.replace(':', '~')}**`)
}

function toFlag(allowance: string): string {
  return `--allow ${quoteAllowance(allowance)}`
}
