import type MarkdownIt from 'markdown-it'

type Token = ReturnType<MarkdownIt['parse']>[number]

/**
 * Gives each cell of a table with three columns or more the text above its column, and marks the table: a phone shows
 * each row as a card, on which the text stands before the cell. Two columns fit on a phone.
 */
export function labelCells(markdown: MarkdownIt): void {
  markdown.core.ruler.push('label-cells', ({ tokens }) => {
    let table: Token | undefined
    let labels: string[] = []
    let column = 0
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'table_open') {
        table = token
        labels = []
      } else if (token.type === 'tr_open') column = 0
      else if (token.type === 'th_open') labels.push(toText(tokens[index + 1]))
      else if (token.type === 'td_open' && labels.length > 2) {
        table?.attrSet('class', 'labelled')
        const label = labels[column]
        if (column > 0 && label) token.attrSet('data-label', label)
        column += 1
      }
    }
  })
}

/** Returns the text of a cell, without its marks. */
function toText(cell: Token | undefined): string {
  return (cell?.children ?? []).map(({ content }) => content).join('')
}
