import {
  publishFolder,
  type PublishError,
  type PublishOptions,
  type PublishResult,
} from '@hostwright/publish'
import type { OpenPlace } from '../open-place.ts'
import { type Fate, listenAsProxy, type Proxy } from './listen-as-proxy.ts'
import type { Scene } from './open-scene.ts'

type Sftp = OpenPlace['sftp']

export const home = '/home/hw123456'

/** Publishes the folder of a scene. */
export const publish = (scene: Scene, options: Partial<PublishOptions> = {}): Promise<PublishResult> =>
  publishFolder(scene.client, { ...scene.options, ...options })

/** Replaces the content of the folder of a scene. */
export const fill = ({ fill: replace }: Scene, files: Readonly<Record<string, string>>): Promise<void> =>
  replace(files)

/** Returns why a call was rejected: its reason, or its name if it has none; `done` if it was not rejected. */
export const reasonOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: Partial<PublishError> & Error) => error.reason ?? `${error.name}: ${error.message}`,
  )

/** Returns the error of a call that must be rejected. */
export const errorOf = (call: Promise<unknown>): Promise<PublishError> =>
  call.then(
    () => Promise.reject(new Error('The call was not rejected.')),
    (error: PublishError) => error,
  )

export async function readFile(sftp: Sftp, path: string): Promise<string> {
  const handle = await sftp.open(path, 'r')
  const { size } = (await sftp.stat(path))!
  const bytes = size === 0 ? Buffer.alloc(0) : await sftp.read(handle, size, 0)
  await sftp.close(handle)
  return Buffer.from(bytes ?? []).toString()
}

/** Returns each entry below a folder of the server with its kind, size, mode, time and content. */
export async function photograph(scene: Scene, folder = home): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  await scene.asOther(async ({ sftp }) => {
    const visit = async (path: string): Promise<void> => {
      for (const [name, entry] of (await sftp.list(path)) ?? []) {
        const inner = `${path}/${name}`
        const text = entry.kind === 'file' ? await readFile(sftp, inner) : ''
        seen[inner] = `${entry.kind} ${entry.mode} ${entry.kind === 'folder' ? '' : entry.mtime} ${text}`
        if (entry.kind === 'folder') await visit(inner)
      }
    }
    await visit(folder)
  })
  return seen
}

/** Returns the paths of the state on the server whose names match. */
export const statePaths = async (scene: Scene, name: RegExp): Promise<string[]> =>
  Object.keys(await photograph(scene, `${home}/.hostwright`)).filter((path) => name.test(path))

/** Listens between a publish and the server, and asks before each piece of data that the publish sends. */
export async function listenAsGate(
  { ssh }: Scene,
  decide: (piece: number) => Fate | Promise<Fate>,
): Promise<Proxy & { readonly pieces: () => number }> {
  let pieces = 0
  const proxy = await listenAsProxy(ssh, { decide: () => decide((pieces += 1)) })
  return { ...proxy, pieces: () => pieces }
}
