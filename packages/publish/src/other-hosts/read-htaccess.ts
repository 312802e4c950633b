import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ofOtherHosts } from '../folder/never-published.ts'
import { type Htaccess, toHtaccess } from './to-htaccess.ts'

/**
 * Reads the files of a folder that only other hosts read, such as `_redirects` and `_headers`, and returns an `.htaccess`
 * that does the same where it can. Writes nothing. Without such files the text is empty.
 */
export async function readHtaccess(folder: string): Promise<Htaccess> {
  const files: Record<string, string> = {}
  for (const name of ofOtherHosts) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => undefined)
    if (text !== undefined) files[name] = text
  }
  return toHtaccess(files)
}
