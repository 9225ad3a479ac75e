import { type AuditSort, auditSorts } from '@kere/contracts/audit-options'
import * as z from 'zod/mini'
import { readCursor, writeCursor } from '../frame/cursor-token.ts'
import { DomainError } from '../frame/domain-error.ts'

/** The place of a row in the log: the next page starts after it. */
export interface AuditPosition {
  at: number
  id: string
}

const cursor = z.tuple([
  z.enum(auditSorts),
  z.int().check(z.minimum(0)),
  z.string().check(z.regex(/^aud_[0-9A-HJKMNP-TV-Z]{26}$/)),
])

/** Writes a position as an opaque token, bound to the order in which it means something. */
export const encodeCursor = (sort: AuditSort, { at, id }: AuditPosition) => writeCursor([sort, at, id])

/**
 * Reads a token back.
 *
 * @throws {DomainError} `invalid_cursor` for anything that `encodeCursor` did not write for this order
 */
export function decodeCursor(sort: AuditSort, token: string): AuditPosition {
  const [writtenFor, at, id] = readCursor(cursor, token)
  if (writtenFor !== sort) throw new DomainError('invalid_cursor')
  return { at, id }
}
