import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { fileTypes } from '../files/file-kind.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listFilters, listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { requiredLine, requiredText } from '../text/text.ts'
import { optionalWebLink } from '../text/web-link.ts'
import {
  impactCategories,
  impactLimits,
  impactMarks,
  impactMessages,
  impactSources,
  impactUnits,
} from './impact-options.ts'

export const problems = {
  impact_entry_verified: { status: 409, title: 'A verified entry keeps its title, category, date and outcomes' },
  impact_entry_under_age: { status: 409, title: impactMessages.underAge },
  too_many_impact_entries: { status: 409, title: 'A portfolio holds 1,000 entries' },
} as const

const link = optionalWebLink(impactMessages.linkInvalid)

const hasTwoDecimals = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

export const impactOutcome = z.object({ unit: openEnum(impactUnits), amount: z.number() })

export type ImpactOutcome = z.infer<typeof impactOutcome>

const outcomes = z
  .array(
    z.strictObject({
      unit: z.enum(impactUnits),
      amount: z
        .number(impactMessages.amountInvalid)
        .check(
          z.positive(impactMessages.amountInvalid),
          z.maximum(impactLimits.amount, `Please enter at most ${impactLimits.amount.toLocaleString('en-IN')}`),
          z.refine(hasTwoDecimals, impactMessages.amountInvalid),
        ),
    }),
  )
  .check(
    z.maxLength(impactUnits.length),
    z.refine((list) => new Set(list.map(({ unit }) => unit)).size === list.length, impactMessages.unitTwice),
  )

/** Files of the kinds in `impact-files.ts`, in the order of their display. */
const evidence = z
  .array(
    z.strictObject({
      id: z.string().check(z.maxLength(64), z.regex(/^fil_\w+$/)),
      /** A picture's description for people who cannot see it, or a document's name. */
      text: requiredLine(impactMessages.evidenceTextRequired, impactLimits.evidenceText),
    }),
  )
  .check(
    z.maxLength(impactLimits.evidence, impactMessages.evidenceMany),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, impactMessages.evidenceLost),
  )

const day = z.string(impactMessages.dateRequired).check(
  z.minLength(1, { error: impactMessages.dateRequired, abort: true }),
  z.refine((given) => z.iso.date().safeParse(given).success && given >= impactLimits.firstDay, {
    error: impactMessages.dateInvalid,
  }),
)

const fields = {
  title: requiredLine(impactMessages.titleRequired, impactLimits.titleLength),
  category: z.enum(impactCategories),
  description: requiredText(impactMessages.descriptionRequired, impactLimits.descriptionLength),
  /** A day in India, not later than today. */
  dateCompleted: day,
  link,
  isPublic: z.boolean(),
  outcomes,
  evidence,
}

export const newImpactEntry = z.strictObject({
  ...fields,
  link: z._default(fields.link, ''),
  isPublic: z._default(fields.isPublic, false),
  outcomes: z._default(fields.outcomes, []),
  evidence: z._default(fields.evidence, []),
})

export type NewImpactEntry = z.output<typeof newImpactEntry>

export const impactEntryChange = z.partial(z.strictObject(fields))

export type ImpactEntryChange = z.output<typeof impactEntryChange>

export const impactEvidence = z.object({
  id: z.string(),
  type: openEnum(fileTypes),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  text: z.string(),
  /** A path of this site. Everybody can open it while the entry is public; otherwise only its owner can. */
  path: z.string(),
  smallPath: z.nullable(z.string()),
})

export type ImpactEvidence = z.infer<typeof impactEvidence>

const shown = {
  id: z.string(),
  title: z.string(),
  category: openEnum(impactCategories),
  description: z.string(),
  dateCompleted: z.iso.date(),
  link: z.nullable(z.string()),
  mark: openEnum(impactMarks),
  /** The name of the person who confirmed the entry. */
  confirmedBy: z.nullable(z.string()),
  /** Set for an entry that the platform itself recorded. */
  source: z.nullable(z.object({ kind: openEnum(impactSources), id: z.string() })),
  outcomes: z.array(impactOutcome),
  /** An older API does not send it. */
  evidence: z.optional(z.array(impactEvidence)),
}

export const shownEntry = z.object(shown)

export type ShownEntry = z.infer<typeof shownEntry>

export const ownImpactEntry = z.object({
  ...shown,
  isPublic: z.boolean(),
  pinnedAt: z.nullable(z.int()),
  /** The person who was asked to confirm it and has not answered. An older API does not send it. */
  asked: z.optional(z.nullable(z.object({ name: z.string(), askedAt: z.iso.datetime() }))),
  /** The last person who declined to confirm it. An older API does not send it. */
  declined: z.optional(z.nullable(z.object({ name: z.string(), declinedAt: z.iso.datetime() }))),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type OwnImpactEntry = z.infer<typeof ownImpactEntry>

export const visibilities = ['public', 'private'] as const

export const ownImpactEntryList = listOf(ownImpactEntry, {
  name: 'impact-entries',
  filters: { visibility: z.optional(z.enum(visibilities)) },
  sorts: ['newest'],
  extra: { counts: countsOf(['all', ...visibilities]) },
})

export const listMyImpactEntries = defineEndpoint('listMyImpactEntries', 'GET /api/me/impact-entries', {
  summary: 'The caller’s own impact entries, completed last first (S-431).',
  access: { roles },
  query: ownImpactEntryList.query,
  response: ownImpactEntryList.response,
  failure: 'Failed to fetch impact entries',
})

export const getMyImpactEntry = defineEndpoint('getMyImpactEntry', 'GET /api/me/impact-entries/:id', {
  summary: 'One of the caller’s own impact entries.',
  access: { roles },
  response: ownImpactEntry,
  failure: 'Failed to fetch impact entry',
})

export const createImpactEntry = defineEndpoint('createImpactEntry', 'POST /api/me/impact-entries', {
  summary: 'Adds an impact entry; private unless it says otherwise (S-428). Public ones are for adults.',
  access: { roles },
  body: newImpactEntry,
  response: ownImpactEntry,
  problems: ['impact_entry_under_age', 'too_many_impact_entries'],
  failure: 'Failed to create impact entry',
})

export const updateImpactEntry = defineEndpoint('updateImpactEntry', 'PATCH /api/me/impact-entries/:id', {
  summary:
    'Changes what is given of an own impact entry. A confirmed one whose content changes has to be confirmed anew.',
  access: { roles },
  body: impactEntryChange,
  response: ownImpactEntry,
  problems: ['impact_entry_verified', 'impact_entry_under_age'],
  failure: 'Failed to update impact entry',
})

export const deleteImpactEntry = defineEndpoint('deleteImpactEntry', 'DELETE /api/me/impact-entries/:id', {
  summary: 'Deletes an own impact entry for good.',
  access: { roles },
  failure: 'Failed to delete impact entry',
})

const neighbor = z.optional(z.nullable(z.object({ id: z.string(), title: z.string() })))

/** An entry with its owner (S-254). */
export const impactEntry = z.object({
  ...shown,
  owner: z.object({
    id: z.string(),
    name: z.string(),
    avatarUrl: z.nullable(z.string()),
    /**
     * The handle of the owner's page, if that is public. Only the answer for a single entry contains it. An older API
     * does not send it.
     */
    handle: z.optional(z.nullable(z.string())),
  }),
  /** The owner's public entries on both sides of this one, in the answer for a single entry. */
  older: neighbor,
  newer: neighbor,
})

export type ImpactEntry = z.infer<typeof impactEntry>

/** Sums over all public entries (U-15). */
export const impactTotals = z.object({
  entries: z.int(),
  /** The number of entries that are verified or confirmed. */
  vouched: z.int(),
  units: z.array(z.object({ unit: openEnum(impactUnits), amount: z.number(), vouchedAmount: z.number() })),
})

export type ImpactTotals = z.infer<typeof impactTotals>

export const impactEntryList = listOf(impactEntry, {
  name: 'public-impact-entries',
  filters: {
    category: z.optional(z.enum(impactCategories)),
    mark: z.optional(z.enum(['verified', 'confirmed'])),
    search: listFilters.search,
  },
  sorts: ['newest'],
  extra: { totals: impactTotals },
})

export type ImpactEntryList = z.infer<typeof impactEntryList.response>

export const listImpactEntries = defineEndpoint('listImpactEntries', 'GET /api/impact-entries', {
  summary: 'Public impact entries, completed last first (S-254), with the totals of all of them.',
  access: 'public',
  query: impactEntryList.query,
  response: impactEntryList.response,
  failure: 'Failed to fetch public impact entries',
})

const personImpactEntries = z.object({
  items: z.array(shownEntry),
  total: z.int(),
  /** The handle of the person’s page, if that is public. */
  handle: z.nullable(z.string()),
})

export type PersonImpactEntries = z.infer<typeof personImpactEntries>

export const listPersonImpactEntries = defineEndpoint('listPersonImpactEntries', 'GET /api/people/:id/impact-entries', {
  summary: 'The latest public impact entries of one person: what they did, and what vouches for it.',
  access: 'public',
  response: personImpactEntries,
  isAlwaysFound: true,
  failure: 'Failed to fetch public impact entries',
})

export const getImpactEntry = defineEndpoint('getImpactEntry', 'GET /api/impact-entries/:id', {
  summary: 'A public impact entry, whole.',
  access: 'public',
  response: impactEntry,
  failure: 'Failed to fetch impact entry',
})

export const evidenceSizes = ['small', 'whole'] as const

export const getImpactEvidence = defineEndpoint('getImpactEvidence', 'GET /api/impact-evidence/:id', {
  summary:
    'A file of an impact entry: for its owner, and for everybody while the entry is public. Asked anew of each request; a document comes as an attachment.',
  access: 'optional',
  query: z.object({ size: z.optional(z.enum(evidenceSizes)) }),
  response: z.string(),
  mediaType: 'application/octet-stream',
  failure: 'Failed to fetch the file',
})
