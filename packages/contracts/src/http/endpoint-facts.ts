import * as z from 'zod/mini'
import type { $ZodObject } from 'zod/v4/core'
import type { GuardianPurpose } from '../accounts/consents-options.ts'
import type { Access, Endpoint } from './endpoint.ts'

// This file is apart from `defineEndpoint`, because browsers need none of it.

/** Returns what a guardian must have agreed to, and null for what is open to everybody or is a person's own account. */
export function guardianPurposeOf(access: Access): GuardianPurpose | null {
  if (access === 'public') return null
  if (access === 'optional') return 'account'
  const { minors = 'account' } = access
  return minors === 'open' ? null : minors
}

const id = z.string().check(z.maxLength(64))

/** Returns undefined for a path without parameters. */
export function paramsOf({ path, params }: Endpoint): $ZodObject | undefined {
  const names = path.match(/:\w+/g)
  return params ?? (names ? z.object(Object.fromEntries(names.map((name) => [name.slice(1), id]))) : undefined)
}

/**
 * Lists the problems of an endpoint. A path with a parameter adds `not_found`, a query with a cursor `invalid_cursor`.
 */
export const problemsOf = ({ path, query, problems = [], isAlwaysFound }: Endpoint): readonly string[] => [
  ...(path.includes(':') && !isAlwaysFound ? ['not_found'] : []),
  ...(query && 'cursor' in query._zod.def.shape ? ['invalid_cursor'] : []),
  ...problems,
]
