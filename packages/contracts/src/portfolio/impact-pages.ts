import * as z from 'zod/mini'
import { impactYear } from './impact-year.ts'
import { roles } from '../accounts/roles.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { lineField } from '../text/text.ts'
import { shownEntry } from './impact-entries.ts'
import { impactCategories, impactLimits, impactMessages, isHandle, reservedHandles } from './impact-options.ts'

export const problems = {
  impact_handle_taken: { status: 409, title: impactMessages.handleTaken },
  too_many_impact_handles: { status: 409, title: 'You have chosen 5 addresses, which is as many as there are' },
  impact_page_under_age: { status: 409, title: impactMessages.pageUnderAge },
} as const

const asked = z.object({ handle: z.string().check(z.maxLength(impactLimits.handleLength * 9)) })

/** Capitals are read as small letters. */
const handle = lineField().check(
  z.toLowerCase(),
  z.refine(isHandle, { error: impactMessages.handleInvalid, abort: true }),
  z.refine((text) => !reservedHandles.includes(text), impactMessages.handleTaken),
)

export const impactPage = z.object({
  /** The current handle, even if the request used a former one. */
  handle: z.string(),
  /** True for the caller's own page. A page that is not public is sent only to its owner. */
  isOwn: z.boolean(),
  isPublic: z.boolean(),
  owner: z.object({
    id: z.string(),
    name: z.string(),
    avatarUrl: z.nullable(z.string()),
    bio: z.nullable(z.string()),
    work: z.nullable(z.string()),
    location: z.nullable(z.string()),
  }),
  year: impactYear,
  pinned: z.array(shownEntry),
  counts: z.object({
    entries: z.int(),
    vouched: z.int(),
    categories: z.array(z.object({ category: openEnum(impactCategories), count: z.int() })),
  }),
})

export type ImpactPage = z.infer<typeof impactPage>

export const getImpactPage = defineEndpoint('getImpactPage', 'GET /api/impact-pages/:handle', {
  summary: 'The portfolio of a person who made it public, by its address or one that it had. Of public entries alone.',
  access: 'optional',
  params: asked,
  response: impactPage,
  failure: 'Failed to fetch impact portfolio',
})

export const impactPageEntryList = listOf(shownEntry, {
  name: 'impact-page-entries',
  filters: { category: z.optional(z.enum(impactCategories)) },
  sorts: ['newest'],
})

export type ImpactPageEntryList = z.infer<typeof impactPageEntryList.response>

export const listImpactPageEntries = defineEndpoint('listImpactPageEntries', 'GET /api/impact-pages/:handle/entries', {
  summary: 'Public entries of one page, completed last first.',
  access: 'optional',
  params: asked,
  query: impactPageEntryList.query,
  response: impactPageEntryList.response,
  failure: 'Failed to fetch public impact entries',
})

export const exportImpactPage = defineEndpoint('exportImpactPage', 'GET /api/impact-pages/:handle/export', {
  summary: 'All public entries of one page as a JSON file.',
  access: 'optional',
  params: asked,
  mediaType: 'application/octet-stream',
  response: z.string(),
  failure: 'Failed to fetch public impact entries',
})

export const impactPageList = listOf(z.object({ handle: z.string(), updatedAt: z.iso.datetime() }), {
  name: 'impact-pages',
  filters: {},
  sorts: ['handle'],
})

export const listImpactPages = defineEndpoint('listImpactPages', 'GET /api/impact-pages', {
  summary: 'Addresses of public portfolios, for the sitemap.',
  access: 'public',
  query: impactPageList.query,
  response: impactPageList.response,
  failure: 'Failed to fetch impact portfolios',
})

export const ownImpactPage = z.object({
  handle: z.nullable(z.string()),
  isPublic: z.boolean(),
  /**
   * A suggested handle for somebody without one, made from the name. Empty if none of the name's letters can be used.
   */
  suggestion: z.string(),
  handlesLeft: z.int(),
  /** Computed from the date of birth in the profile. */
  isAdult: z.boolean(),
  publicEntries: z.int(),
  entries: z.int(),
  pinned: z.array(z.object({ id: z.string(), title: z.string(), isPublic: z.boolean() })),
})

export type OwnImpactPage = z.infer<typeof ownImpactPage>

export const getMyImpactPage = defineEndpoint('getMyImpactPage', 'GET /api/me/impact-page', {
  summary: 'The caller’s own page: its address, whether it is public, and what is pinned.',
  access: { roles },
  response: ownImpactPage,
  failure: 'Failed to fetch impact portfolio',
})

export const impactPageChoice = z.strictObject({ handle, isPublic: z.boolean() })

export const setMyImpactPage = defineEndpoint('setMyImpactPage', 'PUT /api/me/impact-page', {
  summary: 'Chooses the address of the own page, and whether it is public. A former address leads to the one of now.',
  access: { roles },
  body: impactPageChoice,
  response: ownImpactPage,
  problems: ['impact_handle_taken', 'too_many_impact_handles', 'impact_page_under_age'],
  failure: 'Failed to update impact portfolio',
})

export const pinImpactEntries = defineEndpoint('pinImpactEntries', 'PUT /api/me/impact-page/pinned', {
  summary: 'Pins these of the caller’s own entries, in this order, and no others.',
  access: { roles },
  body: z.strictObject({
    ids: z.array(lineField().check(z.maxLength(64))).check(
      z.maxLength(impactLimits.pinned, 'You can pin 6 entries'),
      z.refine((ids) => new Set(ids).size === ids.length, 'Please name each entry once'),
    ),
  }),
  response: ownImpactPage,
  problems: ['not_found'],
  failure: 'Failed to update pinned entries',
})
