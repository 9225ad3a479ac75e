import { once } from 'node:events'
import { createServer } from 'node:net'

// These ports are below the range for outgoing connections, so that none of those can take the port first.
const lowest = 20_000
const count = 12_000

export async function findFreePort(): Promise<number> {
  const port = lowest + Math.floor(Math.random() * count)
  return (await isFree(port)) ? port : findFreePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
