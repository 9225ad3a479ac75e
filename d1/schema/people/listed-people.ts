import { peopleFacets, peopleKinds } from '@kere/contracts/people/listed-people-options'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'

/** The people who chose to be found; nobody else has a row. Triggers on `profiles` and `user_entries` maintain it. */
export const listedPeople = sqliteTable(
  'listed_people',
  {
    searchRowId: integer('seq').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: peopleKinds }).notNull(),
    /** The name in lower case, first name first. */
    sortName: text('sort_name').notNull(),
  },
  (table) => [index('listed_people_by_name').on(table.kind, table.sortName, table.userId)],
)

/** One row for each value by which a person can be filtered, so that a page under a filter is one range. */
export const listedPeopleFacets = sqliteTable(
  'listed_people_facets',
  {
    kind: text('kind', { enum: peopleKinds }).notNull(),
    facet: text('facet', { enum: peopleFacets }).notNull(),
    value: text('value').notNull(),
    sortName: text('sort_name').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.facet, table.value, table.sortName, table.userId] }),
    index('listed_people_facets_by_user').on(table.userId),
  ],
)

/** Triggers on `listed_people_facets` maintain this. */
export const listedPeopleCounts = sqliteTable(
  'listed_people_counts',
  {
    kind: text('kind', { enum: peopleKinds }).notNull(),
    facet: text('facet', { enum: peopleFacets }).notNull(),
    value: text('value').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.facet, table.value] }),
    index('listed_people_counts_by_count').on(table.kind, table.facet, table.count),
  ],
)

export const declarations = [
  declare(listedPeople, {
    notice: {
      group: 'people',
      what: 'That you are listed in the directory or on the learner hub',
      why: 'To list you while you allow it',
    },
    retention: neverExpires('account'),
    search: {
      listed_people_search: {
        tokenizer: 'trigram',
        joins: { profiles: 'user_id' },
        columns: {
          name: `profiles.first_name || ' ' || profiles.last_name`,
          about: `coalesce(profiles.bio, '') || ' ' || coalesce(profiles.organization_affiliation, '')
            || ' ' || CASE profiles.role WHEN 'student' THEN coalesce(profiles.institute_name, '') ELSE coalesce(profiles.designation, '') END`,
        },
      },
    },
  }),
  declare(listedPeopleFacets, {
    notice: { group: 'people', what: 'The subjects and languages by which you are found', why: 'To find you by them' },
    retention: neverExpires('account'),
  }),
  declare(listedPeopleCounts, {
    aggregate: {
      source: listedPeopleFacets,
      groupBy: {
        kind: listedPeopleFacets.kind,
        facet: listedPeopleFacets.facet,
        value: listedPeopleFacets.value,
      },
    },
  }),
]

export const dataExports = [
  exportColumns(listedPeople.userId, [listedPeople.kind, listedPeople.sortName]),
  exportColumns(listedPeopleFacets.userId, [
    listedPeopleFacets.kind,
    listedPeopleFacets.facet,
    listedPeopleFacets.value,
  ]),
]
