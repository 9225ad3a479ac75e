import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { coverPath } from '@kere/brand/art-paths'
import type { Post, PostSummary } from '@kere/contracts/publishing/posts'
import {
  otherThings,
  type NextStep,
  pagesOwn,
  thingsShown,
  type NextStepOf,
  type NextThing,
} from '../../../pages/next-step.ts'
import { blogPath, postHref } from './blog-address.ts'
import { drawingOf, readingText } from './post-parts.tsx'
import { featuredPostsQuery, postQuery } from './posts.api.ts'

type Shown = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'excerpt' | 'categories' | 'coverDrawing' | 'coverImage' | 'author' | 'readingMinutes'
>

const postThing = (post: Shown): NextThing => ({
  href: postHref(post.slug),
  title: post.title,
  text: post.excerpt,
  subject: post.categories[0]?.name ?? '',
  label: post.categories[0] ? labelOf(courseCategoryNames, post.categories[0].name) : t('Blog', 'Title of a page'),
  cover: { drawing: coverPath(drawingOf(post)), image: post.coverImage },
  by: post.author.name,
  kind: readingText(post.readingMinutes),
})

const neighborsOf = ({ older, newer }: Post): NonNullable<NextStep['neighbors']> => {
  const linkTo = (post: typeof older) => post && { href: postHref(post.slug), label: post.title }
  return {
    label: t('Older and newer posts', 'Name of a group of links, for screen readers'),
    before: {
      label: t('Older', 'Above a link'),
      link: linkTo(older),
      none: t('This is the first post', 'In place of a link to an older post'),
    },
    after: {
      label: t('Newer', 'Above a link'),
      link: linkTo(newer),
      none: t('This is the newest post', 'In place of a link to a newer post'),
    },
  }
}

/** Recommends posts of the same category, then the featured ones, without the post's own neighbours. */
export const postNext: NextStepOf = async ({ params }, { api, cache }) => {
  const slug = params.slug ?? ''
  const post = await pagesOwn(cache, postQuery(api, slug))
  const told = new Set([slug, post?.older?.slug, post?.newer?.slug])
  const fresh = (posts: readonly Shown[]) => posts.filter((one) => !told.has(one.slug))
  const readRelated = async () => {
    const related = fresh(post?.related ?? [])
    if (related.length >= thingsShown) return related
    const featured = await cache.query(featuredPostsQuery(api)).catch(() => [])
    return [...new Map(fresh([...related, ...featured]).map((one) => [one.slug, one])).values()]
  }
  return {
    title: t('Read next', 'Heading: more posts'),
    all: { href: blogPath, label: t('All posts', 'Link') },
    things: await otherThings(readRelated(), postThing),
    ...(post && { neighbors: neighborsOf(post) }),
  }
}
