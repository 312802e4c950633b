import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** Returns the texts of the TXT records of a name, in lower case and without a dot at its end. */
export type FindTexts = (name: string) => Promise<readonly string[]>

/** A DNS server on a port of this machine that has only TXT records. */
export interface DnsServer {
  readonly address: string
  close(): Promise<void>
}

const txt = 16

export async function startDnsServer(findTexts: FindTexts): Promise<DnsServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, sender) => {
    void respond(query, findTexts).then((reply) => socket.send(reply, sender.port, sender.address))
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async close() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

/**
 * Responds to the first question (RFC 1035, section 4). For a name without TXT records, the response has no records.
 */
async function respond(query: Buffer, findTexts: FindTexts): Promise<Buffer> {
  const labels: string[] = []
  let at = 12
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  const type = query.readUInt16BE(at + 1)
  const texts = type === txt ? await findTexts(labels.join('.').toLowerCase()) : []
  const header = Buffer.from(query.subarray(0, 12))
  header.writeUInt16BE(0x8400, 2) // a response, authoritative, without an error
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(texts.length, 6)
  header.writeUInt32BE(0, 8)
  return Buffer.concat([header, query.subarray(12, at + 5), ...texts.map(toRecord)])
}

function toRecord(text: string): Buffer {
  const fixed = Buffer.alloc(12)
  fixed.writeUInt16BE(0xc00c, 0) // a pointer to the name of the question
  fixed.writeUInt16BE(txt, 2)
  fixed.writeUInt16BE(1, 4)
  fixed.writeUInt16BE(text.length + 1, 10)
  return Buffer.concat([fixed, Buffer.from([text.length]), Buffer.from(text, 'ascii')])
}
