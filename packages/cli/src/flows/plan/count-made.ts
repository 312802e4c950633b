import type { Change, ChangeAction } from '@hostwright/plan'
import type { Translate } from '../../language/translate.ts'

const verbs: Readonly<Record<ChangeAction, string>> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  order: 'ordered',
}

/** Formats how many changes were made, of each action: `10 changes made: 1 added, 2 changed, 7 deleted.` */
export function countMade(changes: readonly Pick<Change, 'action'>[], translate: Translate): string {
  const { length } = changes
  if (length === 0) return translate('No change was made.')
  const parts = Object.entries(verbs).flatMap(([action, verb]) => {
    const count = changes.filter((change) => change.action === action).length
    return count === 0 ? [] : [translate(`${count.toLocaleString('en')} ${verb}`)]
  })
  const made = translate(`${length.toLocaleString('en')} ${length === 1 ? 'change' : 'changes'} made:`)
  return `${made} ${parts.join(', ')}.`
}
