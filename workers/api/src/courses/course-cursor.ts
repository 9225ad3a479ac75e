import { type CourseSort, searchSorts } from '@kere/contracts/course-options'
import * as z from 'zod/mini'
import { readCursor, writeCursor } from '../frame/cursor-token.ts'
import { DomainError } from '../frame/domain-error.ts'

export interface CoursePosition {
  price: number
  /** As the search counts it; 0 without one. */
  relevance: number
  publishedAt: number
  id: string
}

const latestInstant = 8_640_000_000_000_000

const cursor = z.tuple([
  z.enum(searchSorts),
  /** The relevance, or else the price. */
  z.int().check(z.minimum(0)),
  z.int().check(z.minimum(0), z.maximum(latestInstant)),
  z.string().check(z.regex(/^crs_[0-9A-HJKMNP-TV-Z]{26}$/)),
])

/** Bound to the order in which it means something. */
export const encodeCursor = (sort: CourseSort, { price, relevance, publishedAt, id }: CoursePosition) =>
  writeCursor([sort, sort === 'relevance' ? relevance : price, publishedAt, id])

/** @throws {DomainError} `invalid_cursor` for anything not written for this order */
export function decodeCursor(sort: CourseSort, token: string): CoursePosition {
  const [writtenFor, leading, publishedAt, id] = readCursor(cursor, token)
  if (writtenFor !== sort) throw new DomainError('invalid_cursor')
  return { price: leading, relevance: leading, publishedAt, id }
}
