import { posterPath } from '@kere/brand/art-paths'
import { formerMember } from '@kere/contracts/accounts/former-member'
import type { Post } from '@kere/contracts/publishing/posts'
import { Avatar } from '@kere/ui/art/avatar'
import { Article } from '@kere/ui/layout/article'
import { TextLink } from '@kere/ui/controls/link'
import { Link } from 'react-router-dom'
import { initialNames } from '../../../forms/initial-names.ts'
import { ShareButton } from '../../../pages/share-button.tsx'
import { authorHref, blogPath, postHref } from './blog-address.ts'
import { Byline, drawingOf, PostCategories } from './post-parts.tsx'

/** Fewer are seen at a glance. */
const fewestInContents = 4

/** Anchors show on hover and focus; notes stand in the margin where there is one, else under their paragraph. */
const besideText = [
  '[&_.anchor]:ms-2 [&_.anchor]:font-normal [&_.anchor]:text-control [&_.anchor]:no-underline',
  '[&_.anchor]:opacity-0 [&_.anchor:focus-visible]:opacity-100 [&_:is(h2,h3,h4):hover>.anchor]:opacity-100 print:[&_.anchor]:hidden',
  '[&_blockquote]:bg-surface [&_:is(h2,h3,h4,h5,h6)]:scroll-mt-24 [&_sup]:leading-none',
  '[&_.note]:text-meta [&_.note]:text-muted [&_.note>*]:inline [&_.note>sup]:me-1 [&_.note>sup]:font-semibold',
  '[&_.notes]:mt-2 [&_.notes]:grid [&_.notes]:content-start [&_.notes]:gap-2 max-[80rem]:[&_.notes]:border-s-2 max-[80rem]:[&_.notes]:border-hairline max-[80rem]:[&_.notes]:ps-3',
  'min-[80rem]:[&_.noted]:-me-64 min-[80rem]:[&_.noted]:grid min-[80rem]:[&_.noted]:grid-cols-[minmax(0,1fr)_13rem] min-[80rem]:[&_.noted]:gap-x-12',
  "print:[&_a[href^='http']]:after:content-['_('attr(href)')']",
].join(' ')

export function PostDetail({ post }: { post: Post }) {
  const hasContents = post.headings.length >= fewestInContents
  return (
    <article>
      <div className="px-gutter">
        <header className="mx-auto max-w-page pt-5 pb-6 wide:grid wide:grid-cols-[14.5rem_minmax(0,1fr)] wide:gap-x-12 wide:pt-8">
          <p className="print:hidden">
            <Link
              to={blogPath}
              className="inline-flex min-h-11 items-center gap-2 text-dense font-semibold underline-offset-3 hover:underline wide:min-h-6"
            >
              <span aria-hidden="true">‹</span> All posts
            </Link>
          </p>
          <div className="min-w-0">
            <PostCategories categories={post.categories} />
            <h1 className="mt-2 max-w-[calc(22*var(--ds-heading-ch))] text-[clamp(2.125rem,1.5rem+2.6vw,3rem)] leading-[1.05]">
              {post.title}
            </h1>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <Byline post={post} />
              <div className="print:hidden">
                <ShareButton title={post.title} path={postHref(post.slug)} />
              </div>
            </div>
          </div>
        </header>
      </div>
      <Banner post={post} />
      <div className="px-gutter pb-section">
        <div className="mx-auto max-w-page pt-6 wide:grid wide:grid-cols-[14.5rem_minmax(0,1fr)] wide:gap-x-12 wide:pt-9">
          <div>{hasContents && <Contents headings={post.headings} />}</div>
          <div className="min-w-0">
            <div className="max-w-[41.25rem]">
              <Article html={post.html} className={besideText} />
              <Author author={post.author} />
            </div>
          </div>
        </div>
      </div>
    </article>
  )
}

/** The drawing shows through where the picture over it is missing, without a script. */
function Banner({ post }: { post: Post }) {
  const size = { width: 1296, height: 260, fetchPriority: 'high' } as const
  return (
    <div data-art="" className="cover h-35 border-y-2 border-ink desk:h-65">
      <img {...size} alt="" src={posterPath(drawingOf(post))} />
      {post.coverImage && <img {...size} alt="" src={post.coverImage} />}
    </div>
  )
}

/** Open beside the text; on phones a row that opens. */
function Contents({ headings }: Pick<Post, 'headings'>) {
  const links = (
    <ol className="text-dense">
      {headings.map(({ id, text }) => (
        <li key={id} className="border-s border-hairline">
          <a href={`#${id}`} className="block py-1.5 ps-3 text-muted no-underline hover:text-ink hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="mb-6 wide:sticky wide:top-24 print:hidden">
      <nav aria-label="On this page" className="border-t-2 border-ink pt-2.5 max-wide:hidden">
        <h2 className="mb-2 text-meta">On this page</h2>
        {links}
      </nav>
      <details className="rounded-control border border-hairline bg-surface wide:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center px-3.5 text-dense font-semibold">
          On this page
        </summary>
        <nav aria-label="On this page" className="px-3.5 pb-3">
          {links}
        </nav>
      </details>
    </div>
  )
}

function Author({ author }: Pick<Post, 'author'>) {
  if (author.id === formerMember.id) return null
  const work = [author.designation, author.organization].filter(Boolean).join(', ')
  return (
    <div className="mt-10 flex items-center gap-4 border-t border-hairline pt-6">
      <Avatar id={author.id} {...initialNames(author.name)} src={author.avatarUrl} />
      <div>
        <p className="font-semibold">{author.name}</p>
        {work && <p className="text-dense text-muted">{work}</p>}
        <p className="mt-1 print:hidden">
          <TextLink href={authorHref(author.id)}>All posts by {author.name}</TextLink>
        </p>
      </div>
    </div>
  )
}
