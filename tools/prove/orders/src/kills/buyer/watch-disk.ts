import fs, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname } from 'node:path'
import type { Supervisor } from './supervisor.ts'

/**
 * Makes a step of every change of a folder by this process. Has to be called before other modules import functions of
 * the file system.
 */
export function watchDisk(folder: string, { step }: Pick<Supervisor, 'step'>): void {
  const { open, link, mkdir, rm } = fs
  const isWatched = (path: string): boolean => path === folder || dirname(path) === folder
  const nameOf = (path: string): string => {
    if (path === folder) return 'folder'
    return basename(path)
      .replace(/^[0-9a-f-]{36}\.(\d+)\.json/, 'record.$1')
      .replace(/[0-9a-f-]{36}/, 'new')
  }

  function watch(handle: FileHandle, path: string): void {
    const { writeFile, sync } = handle
    handle.writeFile = async (all) => {
      const text = all as string
      await writeFile.call(handle, text.slice(0, 40))
      await step(`write half of ${nameOf(path)}`, { done: 'written', path })
      await writeFile.call(handle, text.slice(40))
      await step(`write ${nameOf(path)}`, { done: 'written', path })
    }
    handle.sync = async () => {
      await sync.call(handle)
      await step(`sync ${nameOf(path)}`, { done: 'synced', path })
    }
  }

  const watched = {
    async open(...args: Parameters<typeof open>) {
      const handle = await open(...args)
      const path = String(args[0])
      if (isWatched(path) || path === dirname(folder)) watch(handle, path)
      return handle
    },
    async link(from: string, path: string) {
      await link(from, path)
      if (isWatched(path)) await step(`link ${nameOf(path)}`, { done: 'linked', from, path })
    },
    async mkdir(...args: Parameters<typeof mkdir>) {
      const first = await mkdir(...args)
      if (first !== undefined) await step('make folder', { done: 'made', path: folder })
      return first
    },
    async rm(path: string, options?: Parameters<typeof rm>[1]) {
      await rm(path, options)
      if (isWatched(path)) await step(`remove ${nameOf(path)}`)
    },
  }
  Object.assign(fs, watched)
  syncBuiltinESMExports()
}
