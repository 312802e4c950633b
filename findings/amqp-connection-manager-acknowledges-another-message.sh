#!/bin/sh
# amqp-connection-manager 5.0.0: `ack(message)` of its channel goes to the channel of the moment. RabbitMQ counts deliveries
# per channel from 1. If the connection was lost and made again while a job ran, the acknowledgement of that job is the
# one of another message, which the new channel has delivered under the same number and which has not been executed yet.
# If the worker dies now, nobody gets that message: it is gone. A process that lives sees "unknown delivery tag" later.
# amqplib 2.3.1, which it wraps, throws "Channel closed" instead, also on the channel that `setup` is given.
# It needs rabbitmq-server of Debian; seen with 3.10.8.
# Seen: "B is lost" with `ack` of its channel, "B is delivered again" with that of `setup` and with amqplib.
set -eu
folder=$(mktemp -d)
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund amqp-connection-manager@5.0.0 amqplib@2.3.1 >/dev/null
cat >run.mjs <<'END'
import { once } from 'node:events'
import { connect as connectTo, createServer } from 'node:net'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import manager from 'amqp-connection-manager'
import amqplib from 'amqplib'

const port = Number(process.env.PORT)
const address = (at) => `amqp://guest:guest@127.0.0.1:${at}`

// Each library gives a message to `work`, and acknowledges it when that has ended.
const libraries = {
  async 'amqp-connection-manager'(at, queue, work) {
    const connection = manager.connect([address(at)], { reconnectTimeInSeconds: 1 })
    const channel = connection.createChannel({ setup: (raw) => raw.prefetch(1) })
    await channel.consume(queue, async (message) => {
      await work(message.content.toString())
      channel.ack(message)
    })
    await channel.waitForConnect()
  },
  async 'amqp-connection-manager with the channel of setup'(at, queue, work) {
    const connection = manager.connect([address(at)], { reconnectTimeInSeconds: 1 })
    const setup = async (raw) => {
      await raw.prefetch(1)
      await raw.consume(queue, async (message) => {
        await work(message.content.toString())
        try {
          raw.ack(message)
        } catch {}
      })
    }
    await connection.createChannel({ setup }).waitForConnect()
  },
  async amqplib(at, queue, work) {
    const connection = await amqplib.connect(address(at))
    connection.on('error', () => {})
    connection.on('close', () => setTimeout(() => libraries.amqplib(at, queue, work).catch(() => {}), 1000))
    const channel = await connection.createChannel()
    await channel.prefetch(1)
    await channel.consume(queue, async (message) => {
      await work(message.content.toString())
      try {
        channel.ack(message)
      } catch {}
    })
  },
}

/** A way to RabbitMQ that can be cut, for a while or for good. */
async function proxy() {
  const sockets = new Set()
  const server = createServer((socket) => {
    const other = connectTo(port, '127.0.0.1')
    const end = () => {
      socket.destroy()
      other.destroy()
      sockets.delete(socket)
    }
    sockets.add(socket)
    for (const one of [socket, other]) one.on('error', end).on('close', end)
    socket.pipe(other).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return { at: server.address().port, cut, end: () => (server.close(), cut()) }
}

async function show(name, start) {
  const queue = name
  const admin = await amqplib.connect(address(port))
  const channel = await admin.createConfirmChannel()
  await channel.assertQueue(queue)
  const send = async (text) => {
    channel.sendToQueue(queue, Buffer.from(text))
    await channel.waitForConfirms()
  }
  const begun = []
  const ends = {}
  const work = (worker) => (text) => {
    begun.push(`${worker} ${text}`)
    return new Promise((resolve) => (ends[`${worker} ${text}`] ??= resolve))
  }
  const until = async (entry) => {
    while (!begun.includes(entry)) await sleep(50)
  }
  const way = await proxy()
  await start(way.at, queue, work('first'))
  await send('A')
  await until('first A')
  await start(port, queue, work('second'))
  way.cut()
  await until('second A')
  await send('B')
  await until('first B')
  ends['first A']()
  await sleep(500)
  way.end()
  await sleep(500)
  ends['second A']()
  await Promise.race([until('second B'), sleep(5000)])
  console.log(`${name}: ${begun.join(', ')}: B is ${begun.includes('second B') ? 'delivered again' : 'lost'}`)
}

for (const [name, start] of Object.entries(libraries)) await show(name, start)
process.exit()
END
export HOME="$folder" PORT=$((20000 + $$ % 10000)) ERL_EPMD_ADDRESS=127.0.0.1
export ERL_EPMD_PORT=$((PORT + 10000)) RABBITMQ_DIST_PORT=$((PORT + 20000)) RABBITMQ_NODENAME="n$$@localhost"
export RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS='-kernel inet_dist_use_interface {127,0,0,1}'
export RABBITMQ_MNESIA_BASE="$folder/data" RABBITMQ_LOG_BASE="$folder/log" RABBITMQ_PID_FILE="$folder/pid"
export RABBITMQ_CONFIG_FILE="$folder/rabbitmq.conf" RABBITMQ_ENABLED_PLUGINS_FILE="$folder/plugins"
echo "listeners.tcp.1 = 127.0.0.1:$PORT" >rabbitmq.conf
echo '[].' >plugins
/usr/lib/rabbitmq/bin/rabbitmq-server >/dev/null 2>&1 &
trap '/usr/lib/rabbitmq/bin/rabbitmqctl stop pid >/dev/null 2>&1; wait; epmd -kill >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
for _ in $(seq 120); do
  if node -e "require('net').connect($PORT, '127.0.0.1').on('connect', () => process.exit()).on('error', () => process.exit(1))"; then break; fi
  sleep 1
done
{
  echo 'amqp-connection-manager 5.0.0, amqplib 2.3.1'
  node run.mjs
} | tee seen
cat >expected <<'END'
amqp-connection-manager 5.0.0, amqplib 2.3.1
amqp-connection-manager: first A, second A, first B: B is lost
amqp-connection-manager with the channel of setup: first A, second A, first B, second B: B is delivered again
amqplib: first A, second A, first B, second B: B is delivered again
END
diff expected seen && echo 'The behaviour is as described.'
