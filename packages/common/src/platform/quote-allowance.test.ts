import { expect, test } from 'vitest'
import { quoteAllowance } from './quote-allowance.ts'

const record = 'hosting/hw123456.example.jp/dns/note.example.com TXT'

test('an allowance is the same word in every shell', () => {
  expect(quoteAllowance('interrupt:vps/web-01/power')).toBe("'interrupt:vps/web-01/power'")
  expect(quoteAllowance(`delete:${record} $(a) \`b\` c; d`)).toBe(`'delete:${record} $(a) \`b\` c; d'`)
})

test.each([
  ["x'; calc; '", 'x*; calc; *'], // ends the word in a shell, and after `\'` also in PowerShell
  ['x\u2019; calc; \u2018', 'x*; calc; *'], // ends the word in PowerShell
  ['x & calc', 'x * calc'], // another command in `cmd`
  ['a" --spend 9 "', 'a* --spend 9 *'], // other arguments in older versions of PowerShell
  ['%PATH%!x!', '*PATH*x*'],
  ['back\\', 'back*'], // would take the quote behind it for a part of the word, in some programs of Windows
  ['a\u001B[2Jb\nc', 'a*[2Jb*c'],
])('%j in the account becomes a pattern, and no command', (content, shown) => {
  expect(quoteAllowance(`delete:${record} ${content}`)).toBe(`'delete~${record} ${shown}'`)
})

test('a pattern stays one', () => {
  expect(quoteAllowance(`delete~${record} "v=spf1 ip4:192**`)).toBe(`'delete~${record} *v=spf1 ip4:192**'`)
})
