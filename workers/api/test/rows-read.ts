import { env } from 'cloudflare:workers'
import { startApi } from './call-api.ts'
import { catalogueShapes } from './catalogue-shapes.ts'
import { watch } from './watched-database.ts'

export async function rowsReadByShape() {
  const rowsRead: Record<string, number> = {}
  for (const shape of catalogueShapes) {
    const address = `/api/courses${shape}`
    const first = await read(address)
    rowsRead[address] = first.rowsRead
    const second = await read(`${address}${shape ? '&' : '?'}cursor=${first.nextCursor}`)
    rowsRead[`${address} (second page)`] = second.rowsRead
  }
  return rowsRead
}

async function read(address: string) {
  const watched = watch(env.DB)
  const { status, body, text } = await startApi({ db: watched.db }).call(address)
  if (status !== 200) throw new Error(`${address} answered ${status}: ${text}`)
  return { rowsRead: watched.rowsRead, nextCursor: body.nextCursor }
}
