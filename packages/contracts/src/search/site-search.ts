import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { lineField } from '../text/text.ts'
import { foundKinds, siteSearchLimits } from './site-search-options.ts'

const found = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  /** The line in which the words stand, or what it begins with; empty where there is none. */
  text: z.string(),
  facts: z.array(z.string()),
  /** A small one that somebody uploaded. */
  picture: z.nullable(z.string()),
  /** The drawing for a thing without a picture, as the art of its kind takes it. */
  drawing: z.nullable(z.object({ category: z.string(), drawing: z.int() })),
  /** Whole rupees; null where it has none. */
  price: z.nullable(z.int()),
  startsAt: z.nullable(z.iso.datetime()),
  closesAt: z.nullable(z.iso.datetime()),
})

export type Found = z.infer<typeof found>

const foundGroup = z.object({
  kind: openEnum(foundKinds),
  total: z.int(),
  /** There may be more than were looked at. */
  totalIsLowerBound: z.boolean(),
  items: z.array(found),
})

export type FoundGroup = z.infer<typeof foundGroup>

export const searchSite = defineEndpoint('searchSite', 'GET /api/search', {
  summary:
    'What is published and has every word, by kind, the best matches of each first; of whoever is signed in also their own.',
  access: 'optional',
  query: z.object({
    q: lineField().check(z.maxLength(limits.searchLength)),
    /** Answers the items of this kind alone, with the totals of all. */
    kind: z.optional(z.enum(foundKinds)),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(siteSearchLimits.ofKind))),
  }),
  response: z.object({
    /** Every kind that has something, in the order in which they are shown. */
    groups: z.array(foundGroup),
  }),
  failure: 'The search did not answer',
})

export type SiteSearch = z.infer<(typeof searchSite)['response']>
