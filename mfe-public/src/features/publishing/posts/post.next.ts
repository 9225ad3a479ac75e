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
  label: post.categories[0]?.name ?? 'Blog',
  cover: { drawing: coverPath(drawingOf(post)), image: post.coverImage },
  by: post.author.name,
  facts: readingText(post.readingMinutes),
})

const neighborsOf = ({ older, newer }: Post): NonNullable<NextStep['neighbors']> => {
  const linkTo = (post: typeof older) => post && { href: postHref(post.slug), label: post.title }
  return {
    label: 'Older and newer posts',
    before: { label: 'Older', link: linkTo(older), none: 'This is the first post' },
    after: { label: 'Newer', link: linkTo(newer), none: 'This is the newest post' },
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
    title: 'Read next',
    all: { href: blogPath, label: 'All posts' },
    things: await otherThings(readRelated(), postThing),
    ...(post && { neighbors: neighborsOf(post) }),
  }
}
