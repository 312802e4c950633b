import type { Fetch } from '@hostwright/common'
import { usageError } from '../errors/command-error.ts'
import type { System } from '../system/system.ts'

type Place = Pick<System, 'env' | 'files'>

/**
 * Creates a `fetch` that uses the proxy of the environment, and trusts the certificates in a file in addition to those
 * that Node trusts. Returns `undefined` if there is neither a proxy nor a file, and on Bun without a file, because Bun
 * uses the proxy of the environment by itself.
 */
export async function createFetch(system: Place, caFile: string | undefined): Promise<Fetch | undefined> {
  const { env } = system
  const httpsProxy = env['https_proxy'] || env['HTTPS_PROXY'] || ''
  const noProxy = env['no_proxy'] || env['NO_PROXY'] || ''
  const ca = await readTrusted(system, caFile)
  if (process.versions['bun'] !== undefined) return ca && createBunFetch(ca)
  if (!httpsProxy && !ca) return undefined
  checkProxy(httpsProxy)
  const { EnvHttpProxyAgent, fetch } = await import('undici')
  const tls = ca && { connect: { ca }, requestTls: { ca }, proxyTls: { ca } }
  // No proxy is used for http, because the API may have an http address only on this machine, which a proxy cannot
  // reach.
  const dispatcher = new EnvHttpProxyAgent({ httpsProxy, httpProxy: '', noProxy, ...tls })
  return async (request) => {
    const { url, method, headers, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await request.text()
    const init = { method, headers: [...headers] as [string, string][], body, signal, dispatcher }
    try {
      // The `Response` of the library undici and that of Node have the same properties, although TypeScript has two
      // types for them.
      return (await fetch(url, { ...init, redirect: 'manual' })) as unknown as Response
    } catch (error) {
      throw httpsProxy && url.startsWith('https:') ? withProxy(error, httpsProxy) : error
    }
  }
}

/**
 * Adds the host of the proxy to the reason of a failed connection, which has at most its IP address. A host that
 * `NO_PROXY` matches fails without the proxy, so the message only says which proxy is set. An error of TLS is returned
 * unchanged: the proxy was reached.
 */
function withProxy(error: unknown, address: string): unknown {
  // The error of undici says only "fetch failed". Its cause is the reason, or has one for each address that was tried.
  const { cause } = error as {
    readonly cause?: NodeJS.ErrnoException & { readonly errors?: readonly Error[] }
  }
  if (cause === undefined || cause.code?.startsWith('ERR_SSL_')) return error
  const { message } = cause.errors?.[0] ?? cause
  return new Error(`${message} (HTTPS_PROXY is ${new URL(address).host})`)
}

function createBunFetch(ca: readonly string[]): Fetch {
  const send: Fetch = (request) => fetch(request, { tls: { ca } } as RequestInit)
  return Object.assign(send, { isPlain: true })
}

function checkProxy(address: string): void {
  // The error message does not repeat the address of the proxy, because the address can contain a password.
  if (address && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw usageError('HTTPS_PROXY is not an address such as http://127.0.0.1:3128.')
}

/**
 * Returns the certificates to trust if there is a file of `--ca-file` or HOSTWRIGHT_CA_FILE: its own, and those that
 * Node trusts.
 */
export async function readTrusted(system: Place, caFile: string | undefined): Promise<string[] | undefined> {
  const path = caFile ?? (system.env['HOSTWRIGHT_CA_FILE'] || undefined)
  return path === undefined ? undefined : readCertificates(system, path)
}

async function readCertificates({ files }: Place, path: string): Promise<string[]> {
  const text = await files.read(path)
  if (text === undefined) throw usageError(`There is no file ${path} (--ca-file, HOSTWRIGHT_CA_FILE).`)
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw usageError(`${path} holds no certificate in PEM (--ca-file, HOSTWRIGHT_CA_FILE).`)
  const tls = await import('node:tls')
  // Node before 22.15 lacks `getCACertificates`, so that only its built-in certificates and those of the file are
  // trusted there, without those of NODE_EXTRA_CA_CERTS.
  const trusted = tls.getCACertificates?.('default') ?? tls.rootCertificates
  return [...trusted, text]
}
