import * as z from 'zod/mini'
import { readCursor, writeCursor } from '../frame/cursor-token.ts'

/** The place of a row in the outbox: the next page starts after it. */
export interface OutboxPosition {
  createdAt: number
  id: string
}

const cursor = z.tuple([z.int().check(z.minimum(0)), z.string().check(z.maxLength(64))])

export const encodeCursor = ({ createdAt, id }: OutboxPosition) => writeCursor([createdAt, id])

/** @throws {DomainError} `invalid_cursor` for anything that `encodeCursor` did not write */
export function decodeCursor(token: string): OutboxPosition {
  const [createdAt, id] = readCursor(cursor, token)
  return { createdAt, id }
}
