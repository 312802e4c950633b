export const plainText = 'text/plain; charset=utf-8'

/** Returns the media type of a file by the extension of its name. */
export function toMediaType(path: string): string {
  const [extension = ''] = /\.[^./]*$/.exec(path) ?? []
  return types[extension.toLowerCase()] ?? 'application/octet-stream'
}

// Media types of the files of a site, by file extension.
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': plainText,
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
}
