import { escapeHtml } from '../shell/escape-html.ts'
import { toLink } from '../shell/navigation.ts'
import type { TagGroup } from './description.ts'
import type { DescribedOperation } from './list-operations.ts'

/** The operations as the menu lists them inside the reference: by tag, that of the page opened; a group of tags has its name above. */
export function renderMenu(
  operations: readonly DescribedOperation[],
  from: string,
  groups: readonly TagGroup[] = [],
): string {
  const tags = [...Map.groupBy(operations, ({ group }) => group)].map(([title, members]) => {
    const links = members.map(({ link, method, summary }) => {
      const address = toLink(from, link).replace(`${toLink(from, from)}#`, '#')
      return `<li><a href="${address}"><b class="${method.toLowerCase()}">${method}</b> ${escapeHtml(summary)}</a></li>`
    })
    const isHere = members[0]!.link.startsWith(`${from}#`)
    const group = groups.find(({ tags: [first] }) => first === members[0]!.tag)
    const heading = group === undefined ? '' : `<p>${escapeHtml(group.name)}</p>`
    return `${heading}<details${isHere ? ' open' : ''}><summary>${escapeHtml(title)}</summary><ul>${links.join('')}</ul></details>`
  })
  return `<div class="operations">${tags.join('')}</div>`
}
