import { once } from 'node:events'
import { connect as connectSocket, createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A function in a profile, or a part of the engine: `(program)`, `(garbage collector)`, `(idle)`. */
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
  result?: {
    profile?: { nodes: ProfileNode[] }
    usedSize?: number
    embedderHeapUsedSize?: number
    backingStorageSize?: number
  }
  error?: { message: string }
}

interface Inspected {
  isolate: string
  session: Awaited<ReturnType<typeof connect>>
}

export async function profileIsolates(
  inspector: string,
  intervalMicroseconds: number,
  work: () => Promise<void>,
): Promise<IsolateProfile[]> {
  return inspect(
    inspector,
    (isolate) => !bystanders.test(isolate),
    async (inspected) => {
      for (const { session } of inspected) {
        await session.call('Profiler.enable')
        await session.call('Profiler.setSamplingInterval', { interval: intervalMicroseconds })
        await session.call('Profiler.start')
      }
      await work()
      const profiles: IsolateProfile[] = []
      for (const { isolate, session } of inspected) {
        const answer = await session.call('Profiler.stop')
        profiles.push({ isolate, nodes: answer.result?.profile?.nodes ?? [] })
      }
      return profiles
    },
  )
}

const heapSampleMs = 50

/** An isolate answers only while it runs. One that is waiting is skipped until the next sample. */
const answerMs = 300

/**
 * @param isolates parts of the isolates' names; garbage is collected before each sample only in the first, because
 * collecting in all of them hangs
 * @returns the largest heap of each in bytes during the work
 */
export async function watchHeaps(
  inspector: string,
  isolates: readonly string[],
  work: () => Promise<void>,
): Promise<Record<string, number>> {
  return inspect(
    inspector,
    (isolate) => isolates.some((name) => isolate.endsWith(`:${name}`)),
    async (inspected) => {
      const largest: Record<string, number> = {}
      const done = new AbortController()
      const watch = async () => {
        while (!done.signal.aborted) {
          for (const { isolate, session } of inspected) {
            const name = isolate.slice(isolate.lastIndexOf(':') + 1)
            if (name === isolates[0]) await soon(session.call('HeapProfiler.collectGarbage'))
            const {
              usedSize = 0,
              embedderHeapUsedSize = 0,
              backingStorageSize = 0,
            } = (await soon(session.call('Runtime.getHeapUsage')))?.result ?? {}
            largest[name] = Math.max(largest[name] ?? 0, usedSize + embedderHeapUsedSize + backingStorageSize)
          }
          await setTimeout(heapSampleMs)
        }
      }
      const watching = watch()
      await work()
      done.abort()
      await watching
      return largest
    },
  )
}

const soon = <Value>(promise: Promise<Value>) =>
  Promise.race([promise, setTimeout(answerMs, undefined, { ref: false })])

async function inspect<Result>(
  inspector: string,
  isWanted: (isolate: string) => boolean,
  work: (inspected: readonly Inspected[]) => Promise<Result>,
): Promise<Result> {
  const targets = (await (await fetch(new URL('/json', inspector.replace('ws:', 'http:')))).json()) as Target[]
  const wanted = targets.map(({ id }) => id).filter(isWanted)
  const proxy = await openProxy(inspector, wanted)
  const connections = wanted.map(async (isolate, place) => ({
    isolate,
    session: await connect(`${proxy.url}/${place}`),
  }))
  // The isolate that tested a release stays in the list until it is collected, but accepts no connection.
  const inspected = (await Promise.allSettled(connections)).flatMap((each) =>
    each.status === 'fulfilled' ? [each.value] : [],
  )
  if (inspected.length === 0) throw new Error(`None of ${wanted.join(', ')} can be inspected`)
  try {
    return await work(inspected)
  } finally {
    for (const { session } of inspected) session.close()
    proxy.close()
  }
}

/**
 * The names of isolates contain characters that a URL cannot, so this proxy accepts an index and passes the name on.
 */
async function openProxy(inspector: string, names: readonly string[]) {
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
