import { tokenLimits } from '@kere/contracts/console/api-token-options'
import { apiTokens as resource, type NewApiToken } from '@kere/contracts/console/api-tokens'
import { apiTokens } from '@kere/d1/schema/console/api-tokens'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { isUsable, tokenState } from '../../http/api-token-row.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change, type Changing } from '../../http/change.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'

const { tokenHash: _, ...shown } = getTableColumns(apiTokens)

const select = ({ db, at }: Pick<Context, 'db' | 'at'>) =>
  db
    .select({
      ...shown,
      state: tokenState(at).as('state'),
      maker: sql<string | null>`(SELECT trim(first_name || ' ' || last_name) FROM profiles
        WHERE profiles.id = ${apiTokens.makerId})`.as('maker'),
    })
    .from(apiTokens)

export type TokenRow = Awaited<ReturnType<typeof select>>[number]

export const apiTokenRows = rowsOf(resource, {
  select: (_db, context) => select(context),
  orders: byDate({ createdAt: apiTokens.createdAt, id: apiTokens.id }),
  filters: {},
})

interface NewRow extends Omit<NewApiToken, 'days'> {
  id: string
  prefix: string
  tokenHash: string
  endsAt: number
}

/** @returns the token's row, unless as many tokens as there may be can be used already */
export async function insertToken(context: Context, { userId }: SignedIn, row: NewRow) {
  const { db, at } = context
  const hasRoom = sql`FROM (SELECT 1) WHERE (SELECT count(*) FROM ${apiTokens} WHERE ${isUsable(at)}) < ${tokenLimits.active}`
  const { made } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'api_token.created',
      subject: { type: 'api_token', id: row.id },
      detail: { scopes: row.scopes.join(' ') },
      from: hasRoom,
    }),
    insertSelect(db, apiTokens, { ...row, makerId: userId, createdAt: at }, hasRoom),
    { made: select(context).where(eq(apiTokens.id, row.id)) },
  ])
  return made[0]
}

export const updateRevoked = (context: Context, id: string) =>
  change(context, apiTokens, {
    id,
    when: isNull(apiTokens.revokedAt),
    set: { revokedAt: context.at },
    audit: { action: 'api_token.revoked', subject: 'api_token' },
    read: select(context).where(eq(apiTokens.id, id)),
  })

const warnedMs = tokenLimits.warnedDays * 24 * 60 * 60 * 1000

const isDue = (now: number) =>
  and(
    sql`revoked_at IS NULL AND warned_at IS NULL`,
    sql`${apiTokens.endsAt} > ${now} AND ${apiTokens.endsAt} <= ${now + warnedMs}`,
  )

export const selectToWarn = ({ db, at }: Pick<Context, 'db' | 'at'>) =>
  db.select({ id: apiTokens.id }).from(apiTokens).where(isDue(at)).orderBy(apiTokens.endsAt).limit(20)

export const updateWarned = (clock: Changing, id: string) =>
  change(clock, apiTokens, {
    id,
    when: isDue(clock.at),
    set: { warnedAt: clock.at },
    mails: [
      {
        template: 'api_token_ends',
        to: apiTokens.makerId,
        language: 'en',
        details: {
          firstName: sql`profiles.first_name`,
          title: apiTokens.name,
          prefix: apiTokens.prefix,
          endsAt: sql`strftime('%Y-%m-%dT%H:%M:%SZ', ${apiTokens.endsAt} / 1000, 'unixepoch')`,
        },
        // A token that stopped with its maker's role needs no warning.
        when: isUsable(clock.at),
      },
    ],
  })
