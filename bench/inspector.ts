import { once } from 'node:events'
import { connect as connectSocket, createServer, type AddressInfo } from 'node:net'

/** One function, or what stands for the engine: `(program)`, `(garbage collector)`, `(idle)`. */
export interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number }
  hitCount?: number
  children?: number[]
}

export interface IsolateProfile {
  isolate: string
  nodes: ProfileNode[]
}

interface Target {
  id: string
}

const bystanders =
  /^(outbound|core:custom-fetch|queues|email|r2:public|SEND-EMAIL|MINIFLARE|core:user:kere-(jobs|mail))/

interface Answer {
  id: number
  result?: { profile?: { nodes: ProfileNode[] } }
  error?: { message: string }
}

export async function profileIsolates(
  inspector: string,
  intervalMicroseconds: number,
  work: () => Promise<void>,
): Promise<IsolateProfile[]> {
  const targets = (await (await fetch(new URL('/json', inspector.replace('ws:', 'http:')))).json()) as Target[]
  const asked = targets.map(({ id }) => id).filter((id) => !bystanders.test(id))
  const door = await openDoor(inspector, asked)
  const sessions = await Promise.all(
    asked.map(async (isolate, place) => ({ isolate, session: await connect(`${door.url}/${place}`) })),
  )
  for (const { session } of sessions) {
    await session.call('Profiler.enable')
    await session.call('Profiler.setSamplingInterval', { interval: intervalMicroseconds })
    await session.call('Profiler.start')
  }
  await work()
  const profiles: IsolateProfile[] = []
  for (const { isolate, session } of sessions) {
    const answer = await session.call('Profiler.stop')
    profiles.push({ isolate, nodes: answer.result?.profile?.nodes ?? [] })
    session.close()
  }
  door.close()
  return profiles
}

/** Isolates have names that no address may hold: they are asked for by their place here, and by their name there. */
async function openDoor(inspector: string, names: readonly string[]) {
  const { hostname, port } = new URL(inspector)
  const server = createServer((socket) => {
    socket.once('data', (head) => {
      const there = connectSocket({ host: hostname, port: Number(port) })
      there.write(head.toString('latin1').replace(/^GET \/(\d+)/, (_, place: string) => `GET /${names[Number(place)]}`))
      socket.pipe(there).pipe(socket)
      for (const end of [socket, there]) end.on('error', () => [socket, there].forEach((each) => each.destroy()))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function connect(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  const opened = Promise.withResolvers<void>()
  socket.addEventListener('open', () => opened.resolve())
  const fail = () => {
    const error = new Error(`${url} cannot be inspected`)
    opened.reject(error)
    for (const { reject } of waiting.values()) reject(error)
  }
  socket.addEventListener('error', fail)
  socket.addEventListener('close', fail)
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.error) asked?.reject(new Error(answer.error.message))
    else asked?.resolve(answer)
  })
  await opened.promise
  let last = 0
  return {
    call(method: string, params: object = {}): Promise<Answer> {
      const id = ++last
      const asked = Promise.withResolvers<Answer>()
      waiting.set(id, asked)
      socket.send(JSON.stringify({ id, method, params }))
      return asked.promise
    },
    close: () => socket.close(),
  }
}
