import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { files } from '@kere/d1/schema/base/files'
import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { impactEvidence } from '@kere/d1/schema/portfolio/impact-evidence'
import { and, eq, or, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'

/** Reads the caller's own evidence, or that of a public entry. */
export const selectOpenEvidence = ({ db, at, actor }: Context, id: string) =>
  db
    .select({ smallKey: files.smallKey })
    .from(impactEvidence)
    .innerJoin(impactEntries, eq(impactEntries.id, impactEvidence.entryId))
    .innerJoin(profiles, eq(profiles.id, impactEntries.userId))
    .innerJoin(files, eq(files.id, impactEvidence.fileId))
    .where(
      and(
        eq(impactEvidence.fileId, id),
        or(
          actor ? eq(impactEntries.userId, actor.userId) : undefined,
          sql`${impactEntries.isPublic} = 1 AND ${impactEntries.isWithheld} = 0
            AND ${profiles.dateOfBirth} <= ${bornBy(dayInIndia(at), limits.fullAge)}`,
        ),
      ),
    )
