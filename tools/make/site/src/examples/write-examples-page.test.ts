import { expect, test } from 'vitest'
import { readExample } from './write-examples-page.ts'

test('the comment at the top of a file gives the task and the command', () => {
  const code = '// Orders a VPS: node order.ts 50000 orders\n// Again, it finds it.\nawait order()\n'
  expect(readExample('examples/order.ts', code)).toEqual({
    path: 'examples/order.ts',
    text: 'Orders a VPS. Again, it finds it.',
    command: 'node order.ts 50000 orders',
    code,
  })
})

test('indented lines of the comment are the commands, one a line', () => {
  const code =
    '// Moves a site.\n//\n//   node move.ts save a   # reads\n//   node move.ts apply a\n//\n// No data.\n'
  expect(readExample('examples/move.ts', code)).toMatchObject({
    text: 'Moves a site. No data.',
    command: 'node move.ts save a   # reads\nnode move.ts apply a',
  })
})

test('a program without a command in its comment is run by its name, and a part of a program is not', () => {
  expect(readExample('examples/a.ts', '// Reboots all.\nawait reboot()\n')?.command).toBe('node a.ts')
  expect(readExample('examples/b.ts', '// Tells it.\nexport const b = 1\n')?.command).toBe(undefined)
  expect(readExample('examples/c.ts', 'export const c = 1\n')).toBe(undefined)
})
