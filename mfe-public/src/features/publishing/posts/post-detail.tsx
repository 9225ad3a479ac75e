import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { posterPath } from '@kere/brand/art-paths'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { labelOf } from '@kere/contracts/http/open-value'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import type { Post } from '@kere/contracts/publishing/posts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Avatar } from '@kere/ui/art/avatar'
import { Button } from '@kere/ui/controls/button'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { Article } from '@kere/ui/layout/article'
import { TextLink } from '@kere/ui/controls/link'
import LinkIcon from 'lucide-react/icons/link'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'react-router-dom'
import { langOf, languageOf } from '@kere/screens/content-language'
import { firstAndLast } from '@kere/screens/first-and-last'
import { ShareButton } from '../../../pages/share-button.tsx'
import { usePartInView } from '../../../pages/use-part-in-view.ts'
import { authorHref, blogPath, postHref } from './blog-address.ts'
import { Byline, drawingOf, PostCategories } from './post-parts.tsx'

/** Shorter lists of contents are not shown, because the headings are visible at a glance. */
const fewestInContents = 4

/** Anchors appear on hover and focus. Notes are in the margin if there is one, otherwise under their paragraph. */
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
              <span aria-hidden="true">‹</span> {t('All posts', 'Link')}
            </Link>
          </p>
          <div className="min-w-0">
            <PostCategories categories={post.categories} />
            <h1
              lang={langOf(post.language)}
              className="mt-2 max-w-[calc(22*var(--ds-heading-ch))] text-[clamp(2.125rem,1.5rem+2.6vw,3rem)] leading-[1.05]"
            >
              {post.title}
            </h1>
            {langOf(post.language) && (
              <p className="mt-3 text-dense">
                {t(
                  'This post is in {language}.',
                  { language: labelOf(contentLanguageNames, languageOf(post.language)) },
                  'Below the title of a post that is not in the language of the page',
                )}
              </p>
            )}
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <Byline post={post} />
              <div className="print:hidden">
                <PostActs post={post} />
              </div>
            </div>
          </div>
        </header>
      </div>
      <Banner post={post} />
      <div className="px-gutter pb-section">
        <div className="mx-auto max-w-page pt-6 wide:grid wide:grid-cols-[14.5rem_minmax(0,1fr)] wide:gap-x-12 wide:pt-9">
          <div>{hasContents && <Contents headings={post.headings} lang={langOf(post.language)} />}</div>
          <div className="min-w-0">
            <div className="max-w-[41.25rem]">
              <div lang={langOf(post.language)}>
                <Article html={post.html} className={besideText} />
              </div>
              <Author author={post.author} />
            </div>
          </div>
        </div>
      </div>
    </article>
  )
}

function PostActs({ post: { title, slug } }: { post: Post }) {
  const { context } = useRemote()
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + localPath(postHref(slug)))
    context.notify({ tone: 'success', text: t('Link copied', 'Message') })
  }
  return (
    <div className="flex flex-wrap gap-2 [@media(scripting:none)]:hidden">
      <ShareButton title={title} path={postHref(slug)} className="w-auto!" />
      <Button variant="outline" icon={<LinkIcon />} onClick={() => void copy()} aria-label={t('Copy link', 'Button')} />
      <Button variant="outline" icon={<Printer />} onClick={() => print()} aria-label={t('Print', 'Button')} />
    </div>
  )
}

/**
 * A picture keeps its shape beside the text, because a strip would cut what it shows; the drawing fills a strip. The
 * drawing lies under the picture and becomes visible if the picture is missing, without a script.
 */
function Banner({ post }: { post: Post }) {
  const size = { width: 1296, height: post.coverImage ? 729 : 260, fetchPriority: 'high' } as const
  const place = post.coverImage
    ? {
        outer: 'px-gutter',
        inner: 'mx-auto max-w-page wide:ps-[17.5rem]',
        cover: 'aspect-16/9 max-w-204 rounded-card',
      }
    : { outer: '', inner: '', cover: 'h-35 border-y-2 border-ink desk:h-65' }
  return (
    <div className={place.outer}>
      <div className={place.inner}>
        <div data-art="" className={`cover ${place.cover}`}>
          <img {...size} alt="" src={posterPath(drawingOf(post))} />
          {post.coverImage && <img {...size} alt="" src={post.coverImage} />}
        </div>
      </div>
    </div>
  )
}

/** The table of contents is open beside the text. On phones, it is folded. */
function Contents({ headings, lang }: Pick<Post, 'headings'> & { lang: string | undefined }) {
  const current = usePartInView(headings.map(({ id }) => id))
  const links = (
    <ol lang={lang} className="text-dense">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className="block border-s border-hairline py-1.5 ps-3 text-muted no-underline hover:text-ink hover:underline aria-[current]:border-s-3 aria-[current]:border-brand aria-[current]:ps-2.5 aria-[current]:font-semibold aria-[current]:text-brand"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="mb-6 wide:sticky wide:top-24 print:hidden">
      <nav
        aria-label={t('On this page', 'Heading: the parts of a post')}
        className="border-t-2 border-ink pt-2.5 max-wide:hidden"
      >
        <h2 className="mb-2 text-meta">{t('On this page', 'Heading: the parts of a post')}</h2>
        {links}
      </nav>
      <Disclosure
        summary={<span className="font-semibold">{t('On this page', 'Heading: the parts of a post')}</span>}
        className="border-y border-hairline wide:hidden"
      >
        <nav aria-label={t('On this page', 'Heading: the parts of a post')}>{links}</nav>
      </Disclosure>
    </div>
  )
}

function Author({ author }: Pick<Post, 'author'>) {
  if (author.id === formerMember.id) return null
  const work = [author.designation, author.organization].filter(Boolean).join(', ')
  return (
    <div className="mt-10 flex items-center gap-4 border-t border-hairline pt-6">
      <Avatar {...firstAndLast(author.name)} src={author.avatarUrl} />
      <div>
        <p lang={englishHere} className="font-semibold">
          {author.name}
        </p>
        {work && (
          <p lang={englishHere} className="text-dense text-muted">
            {work}
          </p>
        )}
        <p className="mt-1 print:hidden">
          <TextLink href={authorHref(author.id)}>{t('All posts by {name}', { name: author.name }, 'Link')}</TextLink>
        </p>
      </div>
    </div>
  )
}
