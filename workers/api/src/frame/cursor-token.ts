import type * as z from 'zod/mini'
import { DomainError } from './domain-error.ts'

export const writeCursor = (position: unknown) =>
  btoa(JSON.stringify(position)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** @throws {DomainError} `invalid_cursor` for anything that is not what the schema says */
export function readCursor<Position>(schema: z.ZodMiniType<Position>, token: string): Position {
  const parsed = schema.safeParse(readJson(token))
  if (!parsed.success) throw new DomainError('invalid_cursor')
  return parsed.data
}

function readJson(token: string): unknown {
  try {
    return JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}
