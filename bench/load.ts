import { connect } from 'node:net'

export interface Load {
  rate: number
  p50Ms: number
  p99Ms: number
  bytes: number
}

export interface Asked {
  url: string
  cookie?: string
}

interface LoadOptions {
  requests: number
  connections: number
}

/**
 * Sends requests and parses only the end of each answer, because a full client would take more time than the lightest
 * worker.
 * @throws {Error} if the status of an answer is not 200
 */
export async function load(asked: Asked, { requests, connections }: LoadOptions): Promise<Load> {
  const latencies: number[] = []
  let left = requests
  let bytes = 0
  const work = async () => {
    const connection = await open(asked)
    while (left > 0) {
      left -= 1
      const begun = performance.now()
      bytes = await connection.get()
      latencies.push(performance.now() - begun)
    }
    connection.close()
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - begun) / 1000
  const sorted = latencies.toSorted((a, b) => a - b)
  const percentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { rate: requests / seconds, p50Ms: percentile(0.5), p99Ms: percentile(0.99), bytes }
}

export async function burst(asked: Asked, requests: number): Promise<void> {
  const connections = await Promise.all(Array.from({ length: requests }, () => open(asked)))
  await Promise.all(connections.map((connection) => connection.get()))
  for (const connection of connections) connection.close()
}

interface Connection {
  get(): Promise<number>
  close(): void
}

async function open({ url, cookie }: Asked): Promise<Connection> {
  const { hostname, port, pathname, search, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const cookies = cookie ? `cookie: ${cookie}\r\n` : ''
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${cookies}\r\n`
  let waiting: PromiseWithResolvers<number> | null = null
  let answer = beginAnswer()

  const fail = (error: Error) => {
    waiting?.reject(error)
    waiting = null
  }
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The connection was closed before the answer ended')))
  socket.on('data', (chunk) => {
    try {
      const size = answer(chunk)
      if (size === null) return
      answer = beginAnswer()
      waiting?.resolve(size)
      waiting = null
    } catch (error) {
      fail(error as Error)
    }
  })
  const connected = Promise.withResolvers<void>()
  socket.once('connect', connected.resolve)
  socket.once('error', connected.reject)
  await connected.promise

  return {
    get() {
      waiting = Promise.withResolvers<number>()
      socket.write(request)
      return waiting.promise
    },
    close: () => void socket.destroy(),
  }
}

const headEnd = '\r\n\r\n'
const lastChunk = '\r\n0\r\n\r\n'

function beginAnswer() {
  let head: Buffer = Buffer.alloc(0)
  let length: number | null = null
  let isInBody = false
  let received = 0
  let tail = ''

  return (chunk: Buffer): number | null => {
    let body = chunk
    if (!isInBody) {
      head = Buffer.concat([head, chunk])
      const end = head.indexOf(headEnd)
      if (end < 0) return null
      const text = head.toString('latin1', 0, end)
      if (!text.startsWith('HTTP/1.1 200')) throw new Error(`Answered ${text.split('\r\n')[0]}`)
      const declared = /^content-length: *(\d+)/im.exec(text)?.[1]
      length = declared === undefined ? null : Number(declared)
      body = head.subarray(end + headEnd.length)
      isInBody = true
    }
    received += body.length
    if (length !== null) return received >= length ? received : null
    // A chunked body ends with these bytes. No page of the benchmark contains them at the end of a packet.
    tail = (tail + body.subarray(-lastChunk.length).toString('latin1')).slice(-lastChunk.length)
    return tail === lastChunk ? received : null
  }
}
