import { type apiToken, apiTokens, type NewApiToken } from '@kere/contracts/console/api-tokens'
import type * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { hashHex } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'
import { withInstants } from '../../base/instants.ts'
import { drawToken } from '../../http/api-token.domain.ts'
import type { Changing } from '../../http/change.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import {
  apiTokenRows,
  insertToken,
  selectToWarn,
  type TokenRow,
  updateRevoked,
  updateWarned,
} from './api-tokens.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

const toToken = (row: TokenRow): z.input<typeof apiToken> => ({
  ...withInstants(row),
  maker: row.maker === null ? null : { id: row.makerId, name: row.maker },
})

export const apiTokenReads = readsOf(apiTokens, apiTokenRows, toToken)

/** @throws {DomainError} `too_many_api_tokens` */
export async function createApiToken(context: Context, { name, scopes, days }: NewApiToken) {
  const { at, newId, randomBytes, settings } = context
  const { token, prefix } = drawToken(randomBytes, settings.environment)
  const row = await insertToken(context, requireSignedIn(context), {
    id: newId('tok'),
    name,
    scopes: [...new Set(scopes)],
    prefix,
    tokenHash: await hashHex(token),
    endsAt: at + days * dayMs,
  })
  if (!row) throw new DomainError('too_many_api_tokens')
  return { token, row: toToken(row) }
}

/** @throws {DomainError} `not_found` */
export const revokeApiToken = async (context: Context, id: string) =>
  apiTokenReads.answer(context, (await updateRevoked(context, id)).row)

/** Tells makers that their tokens end within a week, once for each token. */
export async function warnOfEndingTokens(clock: Changing) {
  const due = await selectToWarn(clock)
  for (const { id } of due) await updateWarned(clock, id)
  return due.length
}
