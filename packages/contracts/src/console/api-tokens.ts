import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { newestOrOldest, resource } from '../http/resource.ts'
import { requiredLine } from '../text/text.ts'
import { tokenLimits, tokenScopes, tokenStates } from './api-token-options.ts'

export const problems = {
  too_many_api_tokens: {
    status: 409,
    title: `There are ${tokenLimits.active} active tokens, which is the most. Revoke one first`,
  },
} as const

const moment = z.iso.datetime()

export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the token, by which its owner recognizes it. */
  prefix: z.string(),
  scopes: z.array(openEnum(tokenScopes)),
  state: openEnum(tokenStates),
  /** The admin who made it. A token stops when its maker is no admin any more. */
  maker: z.nullable(z.object({ id: z.string(), name: z.string() })),
  createdAt: moment,
  endsAt: moment,
  /** Stored at most once in five minutes. */
  lastUsedAt: z.nullable(moment),
  revokedAt: z.nullable(moment),
})

export type ApiToken = z.infer<typeof apiToken>

export const apiTokens = resource('/api/api-tokens', apiToken, {
  name: 'api-tokens',
  access: admins,
  filters: {},
  sorts: newestOrOldest,
  list: {
    name: 'listApiTokens',
    summary: 'The tokens with which programs read from this API, never their secret part.',
    failure: 'Failed to fetch API tokens',
  },
})

export const newApiToken = z.strictObject({
  name: requiredLine('Enter a name', tokenLimits.nameLength),
  scopes: z
    .array(z.enum(tokenScopes))
    .check(z.minLength(1, 'Choose at least one'), z.maxLength(tokenScopes.length, 'Choose each once')),
  days: z
    .int('Enter a whole number of days')
    .check(
      z.minimum(1, 'Enter at least 1 day'),
      z.maximum(tokenLimits.mostDays, `Enter at most ${countOf(tokenLimits.mostDays, 'day')}`),
    ),
})

export type NewApiToken = z.infer<typeof newApiToken>

export const createApiToken = defineEndpoint('createApiToken', 'POST /api/api-tokens', {
  summary: 'Makes a token that reads what its scopes name. This answer alone holds the whole token.',
  access: admins,
  body: newApiToken,
  response: z.object({ token: z.string(), row: apiToken }),
  isNeverStored: true,
  problems: ['too_many_api_tokens'],
  failure: 'Failed to create the token',
})

export const revokeApiToken = defineEndpoint('revokeApiToken', 'PUT /api/api-tokens/:id/revocation', {
  summary: 'Ends a token at once. It cannot be used again.',
  access: admins,
  response: apiToken,
  failure: 'Failed to revoke the token',
})
