import { expect, test } from 'vitest'
import { link, mkdir, open, readdir, readFile, rm, rmdir } from './memory-files.ts'

test('a file can be written once, linked once, read and removed', async () => {
  expect(await mkdir('/tmp/orders/a')).toBe('/tmp/orders')
  const handle = (await open('/tmp/orders/a/one', 'wx')) as { writeFile(text: string): Promise<void> }
  await handle.writeFile('text')
  await expect(open('/tmp/orders/a/one', 'wx')).rejects.toMatchObject({ code: 'EEXIST' })
  await link('/tmp/orders/a/one', '/tmp/orders/a/two')
  await expect(link('/tmp/orders/a/one', '/tmp/orders/a/two')).rejects.toMatchObject({ code: 'EEXIST' })
  await rm('/tmp/orders/a/one')
  expect([await readdir('/tmp/orders/a'), await readFile('/tmp/orders/a/two')]).toEqual([['two'], 'text'])
  await expect(readFile('/tmp/orders/a/one')).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(open('/nowhere/one', 'wx')).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a folder is removed only if it is empty', async () => {
  await mkdir('/tmp/made')
  await open('/tmp/made/one', 'wx')
  await expect(rmdir('/tmp/made')).rejects.toMatchObject({ code: 'ENOTEMPTY' })
  await rm('/tmp/made/one')
  await rmdir('/tmp/made')
  await expect(readdir('/tmp/made')).rejects.toMatchObject({ code: 'ENOENT' })
})
