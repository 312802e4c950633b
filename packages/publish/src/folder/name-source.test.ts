import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { nameSource } from './name-source.ts'

let root: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'name-source-')))
  onTestFinished(() => rm(root, { recursive: true }))
})

async function clone(url: string): Promise<string> {
  await mkdir(join(root, '.git'))
  await mkdir(join(root, 'site', 'dist'), { recursive: true })
  const config = `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n[branch "main"]\n\tremote = origin\n`
  await writeFile(join(root, '.git', 'config'), config)
  return join(root, 'site', 'dist')
}

test.each([
  'https://code.example.com/shop/pages.git',
  'https://code.example.com/shop/pages',
  'https://builder:a-token@code.example.com/shop/pages.git',
  'git@code.example.com:shop/pages.git',
  'ssh://git@code.example.com/shop/pages.git/',
  'ssh://git@code.example.com:2222/shop/pages.git',
])('the clone of %s has the name of its repository and the path in there', async (url) => {
  expect(await nameSource(await clone(url))).toBe('code.example.com/shop/pages/site/dist')
})

test('the folder of a repository itself has the name of the repository', async () => {
  await clone('https://code.example.com/shop/pages')
  expect(await nameSource(root)).toBe('code.example.com/shop/pages')
})

test('a worktree has the name of its repository', async () => {
  await clone('https://code.example.com/shop/pages')
  const [own, worktree] = [join(root, '.git', 'worktrees', 'next'), join(root, 'next')]
  await mkdir(own, { recursive: true })
  await mkdir(join(worktree, 'dist'), { recursive: true })
  await writeFile(join(own, 'commondir'), '../..\n')
  await writeFile(join(worktree, '.git'), `gitdir: ${own}\n`)
  expect(await nameSource(join(worktree, 'dist'))).toBe('code.example.com/shop/pages/dist')
})

test('a submodule has the name of its own repository, which its relative path leads to', async () => {
  await clone('https://code.example.com/shop/all')
  const own = join(root, '.git', 'modules', 'pages')
  await mkdir(own, { recursive: true })
  await writeFile(join(own, 'config'), '[remote "origin"]\n\turl = https://code.example.com/shop/pages\n')
  await mkdir(join(root, 'pages'))
  await writeFile(join(root, 'pages', '.git'), 'gitdir: ../.git/modules/pages\n')
  expect(await nameSource(join(root, 'pages'))).toBe('code.example.com/shop/pages')
})

test('a repository without a remote has the name of its folder, and a folder without a repository its path', async () => {
  expect(await nameSource(root)).toBe(root)
  await mkdir(join(root, '.git'))
  await writeFile(join(root, '.git', 'config'), '[core]\n')
  expect(await nameSource(root)).toBe(root.replace(/^.*\//, ''))
})
