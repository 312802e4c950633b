import { fine, redirect } from '../replies.ts'
import { must, outcomeOf, type Row, successOf } from '../row.ts'

export const redirectElsewhere: Row = {
  situation: 'a redirect to another origin',
  wanted: 'never followed',
  async check({ server, elsewhere, make }) {
    const { read, write } = make()
    for (const call of [read, write]) {
      for (const status of [302, 307]) {
        server.script(redirect(status, `${elsewhere.url}/landed`))
        elsewhere.script(fine())
        const outcome = await outcomeOf(() => call())
        const [landed] = elsewhere.seen
        const key = landed?.headers.authorization === undefined ? 'without' : 'with'
        must(landed === undefined, `${status} followed with ${landed?.method}, ${key} the key`)
        must('error' in outcome, `a ${status} ends in no error`)
      }
    }
  },
}

export const namesInPaths: Row = {
  situation: 'a path value with /, .., @ or Unicode, or an empty one',
  wanted: 'always one encoded segment; what cannot be one is rejected before a request',
  async check({ server, make }) {
    const { readNamed } = make()
    server.script(fine())
    await successOf(() => readNamed('plain'))
    const [before = '', after = ''] = server.seen[0]!.path.split('plain')
    for (const name of [
      'a/b',
      '../other',
      'a/../../b',
      '..',
      '.',
      '',
      'a@b',
      'a?b=c',
      'a#b',
      'a%2Fb',
      'é漢🙂',
    ]) {
      server.script(fine())
      const outcome = await outcomeOf(() => readNamed(name))
      const path = server.seen[0]?.path
      const shown = JSON.stringify(name)
      // No encoding keeps these three names in their place of the path.
      const impossible = ['', '.', '..'].includes(name)
      if (path === undefined) must('error' in outcome && impossible, `${shown} is rejected`)
      else must(!impossible && isOneSegment(path, before, after, name), `${shown} is sent to ${path}`)
    }
  },
}

function isOneSegment(path: string, before: string, after: string, name: string): boolean {
  const segment = path.slice(before.length, after === '' ? undefined : -after.length)
  const isWhole = path === `${before}${segment}${after}` && !/[/?#]/.test(segment)
  return isWhole && decodeURIComponent(segment) === name
}

export const insecureAddress: Row = {
  situation: 'an http:// address that is not loopback',
  wanted: 'rejected unless explicitly allowed',
  async check({ server, make }) {
    // This address is not a loopback address, because it names no machine, and still it leads to this one.
    const baseUrl = server.url.replace('127.0.0.1', '0.0.0.0')
    server.script(fine())
    const outcome = await outcomeOf(async () => make({ baseUrl }).read())
    must(server.seen.length === 0, 'accepted, and the key is sent in clear')
    must('error' in outcome, 'is not rejected')
    await successOf(async () => make({ baseUrl, allowInsecure: true }).read())
    must(server.seen[0] !== undefined, 'cannot be allowed')
  },
}
