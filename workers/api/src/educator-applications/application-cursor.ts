import { type ApplicationSort, applicationSorts } from '@kere/contracts/educator-application-options'
import * as z from 'zod/mini'
import { readCursor, writeCursor } from '../frame/cursor-token.ts'
import { DomainError } from '../frame/domain-error.ts'

/** The place of an application in the list: the next page starts after it. */
export interface ApplicationPosition {
  submittedAt: number
  id: string
}

const cursor = z.tuple([
  z.enum(applicationSorts),
  z.int().check(z.minimum(0)),
  z.string().check(z.regex(/^app_[0-9A-HJKMNP-TV-Z]{26}$/)),
])

/** Writes a position as an opaque token, bound to the order in which it means something. */
export const encodeCursor = (sort: ApplicationSort, { submittedAt, id }: ApplicationPosition) =>
  writeCursor([sort, submittedAt, id])

/**
 * Reads a token back.
 *
 * @throws {DomainError} `invalid_cursor` for anything that `encodeCursor` did not write for this order
 */
export function decodeCursor(sort: ApplicationSort, token: string): ApplicationPosition {
  const [writtenFor, submittedAt, id] = readCursor(cursor, token)
  if (writtenFor !== sort) throw new DomainError('invalid_cursor')
  return { submittedAt, id }
}
