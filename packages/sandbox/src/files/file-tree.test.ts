import { expect, test } from 'vitest'
import { FileTree } from './file-tree.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (tree: FileTree, path: string) => {
  const entry = tree.find(path)
  return entry.kind === 'file' ? new TextDecoder().decode(entry.data.all()) : entry.kind
}

function setUp() {
  const tree = new FileTree(() => 5_000)
  tree.write('/home/a/one.txt', bytes('one'))
  tree.write('/home/a/two.txt', bytes('two'))
  return tree
}

test('a rename replaces a file only if it may', () => {
  const tree = setUp()
  expect(() => tree.rename('/home/a/one.txt', '/home/a/two.txt', false)).toThrow('exists')
  tree.rename('/home/a/one.txt', '/home/a/two.txt', true)
  expect(text(tree, '/home/a/two.txt')).toBe('one')
  expect(tree.has('/home/a/one.txt')).toBe(false)
})

test('a hard link keeps the content of a name that is replaced', () => {
  const tree = setUp()
  tree.hardLink('/home/a/two.txt', '/home/a/kept')
  tree.rename('/home/a/one.txt', '/home/a/two.txt', true)
  expect(text(tree, '/home/a/kept')).toBe('two')
  expect(() => tree.hardLink('/home/a/two.txt', '/home/a/kept')).toThrow('exists')
})

test('a rename between two names of one file does nothing, as POSIX has it', () => {
  const tree = setUp()
  tree.hardLink('/home/a/two.txt', '/home/a/kept')
  tree.rename('/home/a/kept', '/home/a/two.txt', true)
  expect(tree.has('/home/a/kept')).toBe(true)
})

test('links lead to what they name, and a link to itself is an error', () => {
  const tree = setUp()
  tree.makeLink('/home/b', 'a')
  tree.makeLink('/home/c', '/home/c')
  expect(text(tree, '/home/b/../b/one.txt')).toBe('one')
  expect(tree.resolve('/home/b/./one.txt')).toBe('/home/a/one.txt')
  expect(tree.find('/home/b', false).kind).toBe('link')
  expect(() => tree.find('/home/c')).toThrow('too many links')
})

test('a folder is removed only if it is empty', () => {
  const tree = setUp()
  expect(() => tree.removeFolder('/home/a')).toThrow('not empty')
  tree.removeFile('/home/a/one.txt')
  tree.removeFile('/home/a/two.txt')
  tree.removeFolder('/home/a')
  expect(tree.list('/home')).toEqual([])
})

test('what is missing is an error of its own, and the top cannot be changed', () => {
  const tree = setUp()
  expect(() => tree.find('/home/x')).toThrow(expect.objectContaining({ failure: 'missing' }))
  expect(() => tree.find('/home/a/one.txt/x')).toThrow(expect.objectContaining({ failure: 'missing' }))
  expect(() => tree.makeFolder('/', 0o755)).toThrow(expect.objectContaining({ failure: 'denied' }))
})
