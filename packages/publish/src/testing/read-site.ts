import type { Sftp } from '../remote/sftp.ts'
import { readText } from '../remote/texts.ts'

/** Returns all files below a folder of the server, with their contents. */
export async function readSite(sftp: Sftp, folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const visit = async (path: string): Promise<void> => {
    for (const [name, { kind }] of (await sftp.list(`${folder}/${path}`)) ?? []) {
      if (kind === 'folder') await visit(`${path}${name}/`)
      else if (kind === 'file')
        files[`${path}${name}`] = (await readText(sftp, `${folder}/${path}${name}`)) ?? ''
    }
  }
  await visit('')
  return files
}

/** Writes a file as another program does. */
export async function writeAsOther(sftp: Sftp, path: string, text: string): Promise<void> {
  const handle = await sftp.open(path, 'w', 0o644)
  await sftp.write(handle, Buffer.from(text), 0)
  await sftp.close(handle)
}
