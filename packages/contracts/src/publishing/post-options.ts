import { t } from '@kere/brand/messages'
export const postStates = ['draft', 'review', 'scheduled', 'published'] as const

export type PostState = (typeof postStates)[number]

export const postLimits = {
  titleLength: 120,
  excerptLength: 300,
  /** The limit in characters of Markdown. */
  contentLength: 100_000,
  noteLength: 1000,
  categories: 4,
  categoryNameLength: 40,
  /** The limit on categories in the whole blog. */
  allCategories: 40,
  posts: 500,
  drawings: 8,
  restorableDays: 30,
  pictures: 60,
  /** Limits on the stored versions of one post, and of all posts of one author. */
  versions: 20,
  versionsOfAuthor: 1000,
  versionDays: 90,
  /** The number of former addresses that redirect to the current one, the newest first. */
  oldSlugs: 10,
  excerptShown: 150,
  excerptListed: 60,
  onHome: 3,
  related: 3,
  inFeed: 20,
} as const

export const postMessages = {
  titleRequired: t('Title is required', 'Error'),
  contentRequired: t('Content is required', 'Error'),
  notFound: t('Post not found', 'Error'),
  versionNotFound: t('This version is no longer kept', 'Error'),
  noteRequired: t('Please say what has to change', 'Error'),
  nameRequired: t('Please enter a name', 'Error'),
  isPast: t('Choose a time in the future', 'Error'),
} as const

/** Slugs that would be the address of another page (S-441). */
const reserved = new Set(['new', 'authors', 'feed'])

const slugLength = 80

/**
 * Makes the slug of a title. It is empty if an address can contain no letter of the title, as with Kannada or emoji.
 * The post's id is then used.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength)
    .replaceAll(/^-+|-+$/g, '')
  return reserved.has(words) ? `${words}-post` : words
}
