import { get } from 'node:http'

/** Sends a GET with a `Host` of its own, which `fetch` does not allow. */
export function getWithHost(
  port: number,
  path: string,
  host: string,
): Promise<readonly [status: number, text: string]> {
  return new Promise((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers: { Host: host }, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      response.on('end', () => resolve([response.statusCode ?? 0, text]))
    }).on('error', reject)
  })
}
