import { englishHere } from '@kere/brand/language'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import { formerMember } from '@kere/contracts/accounts/former-member'
import type { PostSummary } from '@kere/contracts/publishing/posts'
import { Avatar } from '@kere/ui/art/avatar'
import { CategoryLabel } from '@kere/ui/status/category-label'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { Link } from 'react-router-dom'
import { langOf } from '@kere/screens/content-language'
import { inLanguage } from '@kere/screens/in-language'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Cover } from '../../../pages/cover.tsx'
import { authorHref, blogHref } from './blog-address.ts'

type Shown = Pick<PostSummary, 'id' | 'categories' | 'coverDrawing' | 'coverImage'>

export const drawingOf = ({ id, categories, coverDrawing }: Omit<Shown, 'coverImage'>) => ({
  id,
  category: categories[0]?.name ?? '',
  drawing: coverDrawing,
})

export const PostCover = ({ post, className }: { post: Shown; className: string }) => (
  <Cover drawing={coverPath(drawingOf(post))} image={post.coverImage} className={className} />
)

export function PostCategories({ categories }: Pick<PostSummary, 'categories'>) {
  if (categories.length === 0) return null
  return (
    <ul aria-label={t('Categories', 'Heading of a list')} className="flex flex-wrap gap-x-3 gap-y-1">
      {categories.map(({ id, name, slug }) => (
        <li key={id}>
          <Link
            to={blogHref({ category: slug })}
            lang={languageOfCategory(name)}
            className="inline-flex min-h-6 items-center underline-offset-3 hover:underline"
          >
            <CategoryLabel name={labelOf(courseCategoryNames, name)} color={artOf(name).swatch} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A category that is no subject of courses has only the name that somebody wrote. */
export const languageOfCategory = (name: string) =>
  lookup(courseCategoryNames, name) === undefined ? englishHere : undefined

export const readingText = (minutes: number) => t('{minutes} min read', { minutes }, 'How long an article takes')

export function Byline({
  post,
}: {
  post: Pick<PostSummary, 'author' | 'publishedAt' | 'readingMinutes' | 'language'>
}) {
  const { author, publishedAt, readingMinutes } = post
  return (
    <p className="flex items-center gap-2.5 text-meta text-muted">
      <Avatar {...firstAndLast(author.name)} src={author.avatarUrl} className="shrink-0" />
      <span>
        <AuthorName author={author} /> ·{' '}
        <time dateTime={publishedAt} className="whitespace-nowrap">
          {dateInIndia(Date.parse(publishedAt))}
        </time>{' '}
        <span className="whitespace-nowrap">· {readingText(readingMinutes)}</span>
        {langOf(post.language) && <> · {inLanguage(post.language)}</>}
      </span>
    </p>
  )
}

export function AuthorName({ author }: { author: { id: string; name: string } }) {
  if (author.id === formerMember.id)
    return (
      <span lang={englishHere} className="font-semibold text-ink">
        {author.name}
      </span>
    )
  return (
    <Link
      to={authorHref(author.id)}
      lang={englishHere}
      className="inline-block py-0.75 font-semibold text-ink underline-offset-3 hover:underline"
    >
      {author.name}
    </Link>
  )
}
