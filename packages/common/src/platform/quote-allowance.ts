/**
 * Characters that a terminal acts on, that hide others, or that end or leave a word in single quotes in one of the
 * usual shells: PowerShell also takes typographic quotes for quotes, and `cmd` single quotes for none.
 */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}'"\u2018-\u201B&|<>^%!\\]+/gu

/**
 * Returns an allowance of a plan as a word to type in a shell, PowerShell or `cmd`: in single quotes. Allowances
 * contain texts of the account, which must not become commands: if one has a character that a shell acts on, such as a
 * quote, the word is a pattern in which `*` stands for it.
 */
export function quoteAllowance(need: string): string {
  const safe = need.replaceAll(unsafe, '*')
  return `'${safe === need ? need : safe.replace(/^(\w+):/, '$1~')}'`
}
