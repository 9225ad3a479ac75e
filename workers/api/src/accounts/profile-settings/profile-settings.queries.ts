import { actBatch } from '../../base/named-batch.ts'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'

export type ProfileFields = Partial<
  Pick<
    typeof profiles.$inferSelect,
    | 'avatarUrl'
    | 'firstName'
    | 'lastName'
    | 'bio'
    | 'location'
    | 'languagesSpoken'
    | 'certifications'
    | 'studyYear'
    | 'instituteName'
    | 'state'
    | 'designation'
    | 'organizationAffiliation'
    | 'teachingExperience'
    | 'phoneNumber'
    | 'linkedinUrl'
    | 'lumaProfileUrl'
    | 'whatsappGroupLink'
    | 'subjectsOfInterest'
    | 'isDiscoverable'
    | 'publicProfile'
    | 'showsLumaProfile'
    | 'showsWhatsappGroup'
    | 'gender'
    | 'visibilityStatus'
  >
>

const columns = getTableColumns(profiles)

export async function selectOwnProfile(db: Database, userId: string) {
  const [row] = await db
    .select({ ...columns, email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId))
  return row
}

export type StoredProfile = NonNullable<Awaited<ReturnType<typeof selectOwnProfile>>>

interface Change {
  userId: string
  /** The values as they were read. If they have changed since, nothing is written. */
  before: ProfileFields
  fields: ProfileFields
}

/** @returns whether the values were still as they had been read */
export async function updateProfile(context: Context, { userId, before, fields }: Change): Promise<boolean> {
  const { db, at } = context
  const { isDone } = await actBatch(context, [
    {
      done: db
        .update(profiles)
        .set({ ...fields, updatedAt: at })
        .where(and(eq(profiles.id, userId), ...Object.entries(before).map(isStill))),
    },
  ])
  return isDone
}

function isStill([field, value]: [string, unknown]): SQL {
  // The cast is safe: the fields are columns of this table.
  const column = columns[field as keyof ProfileFields]
  if (value === null) return sql`${column} IS NULL`
  const stored = sql.param(value, column)
  return column.dataType === 'json' ? sql`json(${column}) = json(${stored})` : sql`${column} = ${stored}`
}
