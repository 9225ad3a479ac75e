import { genders } from '@kere/contracts/accounts/profile-settings-options'
import { educatorStatuses, roles } from '@kere/contracts/accounts/roles'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ConsentSwitch } from '../../declarations/consents.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from './users.ts'

export const userCounts = countsOf('user_counts', 'role', roles)

/** S-477. The email address that admins see is stored in `users`. */
export const profiles = sqliteTable(
  'profiles',
  {
    id: text('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** A same-origin path, not the picture itself (W-30). */
    avatarUrl: text('avatar_url'),
    role: text('role', { enum: roles }).notNull().default('student'),
    bio: text('bio'),
    location: text('location'),
    dateOfBirth: text('date_of_birth'),
    gender: text('gender', { enum: genders }),
    studyYear: text('study_year'),
    instituteName: text('institute_name'),
    state: text('state'),
    designation: text('designation'),
    teachingExperience: integer('teaching_experience'),
    linkedinUrl: text('linkedin_url'),
    phoneNumber: text('phone_number'),
    subjectsOfInterest: text('subjects_of_interest', { mode: 'json' }).$type<string[]>().notNull().default([]),
    organizationAffiliation: text('organization_affiliation'),
    languagesSpoken: text('languages_spoken', { mode: 'json' }).$type<string[]>().notNull().default([]),
    certifications: text('certifications', { mode: 'json' }).$type<string[]>().notNull().default([]),
    visibilityStatus: text('visibility_status').notNull().default('private'),
    publicProfile: integer('public_profile', { mode: 'boolean' }).notNull().default(false),
    lumaProfileUrl: text('luma_profile_url'),
    whatsappGroupLink: text('whatsapp_group_link'),
    /** Other people see each of the two links only if the owner allows it (C-30). */
    showsLumaProfile: integer('shows_luma_profile', { mode: 'boolean' }).notNull().default(false),
    showsWhatsappGroup: integer('shows_whatsapp_group', { mode: 'boolean' }).notNull().default(false),
    isDiscoverable: integer('is_discoverable', { mode: 'boolean' }).notNull().default(false),
    /** Null for everybody except educators (C-28). */
    educatorStatus: text('educator_status', { enum: educatorStatuses }),
    onboardingCompleted: integer('onboarding_completed', { mode: 'boolean' }).notNull().default(false),
    /** Triggers on `courses` maintain this. */
    publishedCourseCount: integer('published_course_count').notNull().default(0),
    /** Counts each learner of an educator once. Triggers on `enrollments` and `courses` maintain it. */
    learnerCount: integer('learner_count').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    // S-139; only few profiles match this condition.
    index('profiles_with_calendar').on(table.firstName, table.id).where(sql`role = 'educator' AND public_profile = 1
      AND visibility_status = 'public' AND shows_luma_profile = 1 AND luma_profile_url IS NOT NULL`),
    check('profiles_role_is_known', sql`role IN ('student', 'educator', 'admin')`),
    check('profiles_gender_is_known', sql`gender IN ('male', 'female', 'other', 'prefer_not_to_say')`),
  ],
)

const off =
  (set: object): NonNullable<ConsentSwitch['turnOff']> =>
  ({ userId, at }) => ({ set: { ...set, updatedAt: at }, where: sql`id = ${userId}` })

export const declarations = [
  declare(profiles, {
    notice: {
      group: 'account',
      what: 'Your profile: name, date of birth, photo, bio, place, studies or work, and settings',
      why: 'So that you can learn or teach here',
    },
    retention: neverExpires('account'),
    counterCaches: {
      publishedCourseCount: { source: 'courses', foreignKey: 'educator_id', where: 'published = 1' },
      learnerCount: {
        expected: sql`(SELECT count(DISTINCT enrollments.student_id) FROM courses
          JOIN enrollments ON enrollments.course_id = courses.id WHERE courses.educator_id = profiles.id)`,
      },
    },
    fileReferences: { avatarUrl: { changedAt: 'updated_at' } },
    consents: [
      {
        purpose: 'account',
        entered: {
          columns: ['onboarding_completed'],
          // For a person under 18, the guardian agrees.
          isOn: (row) => `${row}.onboarding_completed = 1 AND (${row}.date_of_birth IS NULL
		OR ${row}.date_of_birth <= date(${row}.updated_at / 1000, 'unixepoch', '+330 minutes', '-18 years'))`,
          userId: 'id',
        },
        turnOff: null,
      },
      {
        purpose: 'learner_hub',
        entered: {
          columns: ['is_discoverable', 'role'],
          isOn: (row) => `${row}.is_discoverable = 1 AND ${row}.role = 'student'`,
          userId: 'id',
        },
        turnOff: off({ isDiscoverable: false }),
      },
      {
        purpose: 'directory',
        entered: { columns: ['public_profile'], isOn: (row) => `${row}.public_profile = 1`, userId: 'id' },
        turnOff: off({ publicProfile: false, visibilityStatus: 'private' }),
      },
      {
        purpose: 'calendar_link',
        entered: { columns: ['shows_luma_profile'], isOn: (row) => `${row}.shows_luma_profile = 1`, userId: 'id' },
        turnOff: off({ showsLumaProfile: false }),
      },
      {
        purpose: 'group_link',
        entered: { columns: ['shows_whatsapp_group'], isOn: (row) => `${row}.shows_whatsapp_group = 1`, userId: 'id' },
        turnOff: off({ showsWhatsappGroup: false }),
      },
    ],
  }),
  declare(userCounts, { aggregate: { source: profiles, groupBy: { role: profiles.role } } }),
]
