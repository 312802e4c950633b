import { inspect } from 'node:util'
import { accepted, html, stallInBody, truncatedJson } from '../replies.ts'
import { failureOf, must, nameOf, type Row, successOf } from '../row.ts'

export const stalledBody: Row = {
  situation: 'the body stalls after the headers',
  wanted: 'the attempt’s timeout covers it',
  async check({ server, make }) {
    server.script(stallInBody)
    await failureOf(() => make({ timeoutMs: 50 }).read())
  },
}

export const notJson: Row = {
  situation: 'HTML or broken JSON with status 200',
  wanted: 'an error of its own with content type and a short snippet',
  async check({ server, make }) {
    const page = `<!doctype html><title>Maintenance</title>${'<p>Come back later.</p>'.repeat(100)}`
    for (const [type, begin, reply] of [
      ['text/html', '<!doctype html>', html(200, page)],
      ['application/json', '{"servers":[', truncatedJson],
    ] as const) {
      server.script(reply)
      const error = await failureOf(() => make().read()).catch((problem: Error) => {
        throw new Error(`${type} ${problem.message}`, { cause: problem })
      })
      must(nameOf(error) !== 'SyntaxError', `${type} gives a bare SyntaxError`)
      const shown = inspect(error, { depth: 4 }).replaceAll('\\', '')
      must(shown.includes(type), `the ${nameOf(error)} does not tell ${type}`)
      must(shown.includes(begin), `the ${nameOf(error)} does not show the body`)
      must(!shown.includes(page), `the ${nameOf(error)} holds the whole page`)
    }
  },
}

export const emptyResponse: Row = {
  situation: 'an empty 202',
  wanted: 'a pending operation with wait()',
  async check({ server, make }) {
    server.script(accepted('/v1/vps/servers/7/power'))
    const pending = await successOf(() => make().accept())
    const wait = (pending as { wait?: unknown } | undefined | null)?.wait
    must(typeof wait === 'function', `gives ${inspect(pending, { depth: 0 }).slice(0, 30)}`)
  },
}
