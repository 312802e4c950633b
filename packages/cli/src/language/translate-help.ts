import type { Translate } from './translate.ts'

/** Matches the beginning of a line that does not continue the line before it. */
const opening =
  /^(?:- |Calls [A-Z]+ \/|DESTROYS |hostwright |(?:Scope|Retry|Source|Example|lego|certbot|dehydrated|bash|zsh|fish|PowerShell): )/

/**
 * Translates the help of a command, whose paragraphs are wrapped in English. Their lines are joined first, except for
 * those that begin a list item, a fact or an example.
 */
export function translateHelp(help: string, translate: Translate): string {
  const blocks: string[] = []
  let isOpen = false
  for (const line of help.split('\n')) {
    if (isOpen && line !== '' && !opening.test(line)) blocks[blocks.length - 1] += ` ${line.trim()}`
    else blocks.push(line)
    isOpen = line !== ''
  }
  return blocks.map((block) => translate(block)).join('\n')
}
