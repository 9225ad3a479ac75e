import { blockLimits } from '@kere/contracts/people/profile-blocks'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { listedPeople } from '@kere/d1/schema/people/listed-people'
import { profileBlocks } from '@kere/d1/schema/people/profile-blocks'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'

interface Block {
  blockerId: string
  blockedId: string
}

const isOf = ({ blockerId, blockedId }: Block) =>
  and(eq(profileBlocks.blockerId, blockerId), eq(profileBlocks.blockedId, blockedId))

/**
 * Blocks a listed person other than oneself.
 * @returns the current block, and whether the person is listed
 */
export async function insertBlock({ db, at }: Context, block: Block) {
  const { blockerId, blockedId } = block
  const { kept, listed } = await namedBatch(db, [
    insertSelect(
      db,
      profileBlocks,
      { ...block, createdAt: at },
      sql`FROM ${listedPeople} WHERE ${listedPeople.userId} = ${blockedId} AND ${blockedId} <> ${blockerId}
        AND (SELECT count(*) FROM ${profileBlocks} AS own WHERE own.blocker_id = ${blockerId}) < ${blockLimits.people}`,
    ).onConflictDoNothing(),
    { kept: db.select({ id: profileBlocks.blockedId }).from(profileBlocks).where(isOf(block)) },
    {
      listed: db
        .select({ id: listedPeople.userId })
        .from(listedPeople)
        .where(and(eq(listedPeople.userId, blockedId), sql`${blockedId} <> ${blockerId}`)),
    },
  ])
  return { isBlocked: kept.length > 0, isListed: listed.length > 0 }
}

export const deleteBlock = (db: Database, block: Block) => db.delete(profileBlocks).where(isOf(block))

export const selectBlocked = (db: Database, blockerId: string) =>
  db
    .select({
      id: profileBlocks.blockedId,
      at: profileBlocks.createdAt,
      kind: listedPeople.kind,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
    })
    .from(profileBlocks)
    .leftJoin(listedPeople, eq(listedPeople.userId, profileBlocks.blockedId))
    .leftJoin(profiles, eq(profiles.id, listedPeople.userId))
    .where(eq(profileBlocks.blockerId, blockerId))
    .orderBy(desc(profileBlocks.createdAt))
    .limit(blockLimits.people)
