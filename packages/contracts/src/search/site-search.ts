import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { lineField } from '../text/text.ts'
import { foundKinds, siteSearchLimits } from './site-search-options.ts'

const found = z.object({
  id: z.string(),
  title: z.string(),
  /** The language of the title and the text, if the source knows it. An older API does not send it. */
  language: z.optional(openEnum(languages)),
  path: z.string(),
  /** The line that contains the words, or else the beginning of the text; empty if there is no text. */
  text: z.string(),
  facts: z.array(z.string()),
  /** An uploaded picture, in its small size. */
  picture: z.nullable(z.string()),
  /** The parameters of the drawing that replaces a missing picture. */
  drawing: z.nullable(z.object({ category: z.string(), drawing: z.int() })),
  /** Whole rupees; null if the item has no price. */
  price: z.nullable(z.int()),
  startsAt: z.nullable(z.iso.datetime()),
  closesAt: z.nullable(z.iso.datetime()),
})

export type Found = z.infer<typeof found>

const foundGroup = z.object({
  kind: openEnum(foundKinds),
  total: z.int(),
  /** True if there may be further results beyond the limit of candidates. */
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
    /** Answers only the items of this kind, with the totals of all kinds. */
    kind: z.optional(z.enum(foundKinds)),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(siteSearchLimits.ofKind))),
  }),
  response: z.object({
    /** The kinds that have results, in the order of their display. */
    groups: z.array(foundGroup),
  }),
  failure: 'The search did not answer',
})

export type SiteSearch = z.infer<(typeof searchSite)['response']>
