import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { supportReply, supportHours } from '@kere/brand/brand'
import type { TextPart } from '@kere/tooling/text-module'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { SearchInput } from '@kere/ui/controls/search-input'
import { useTypedField } from '@kere/ui/controls/use-typed-field'
import { Article } from '@kere/ui/layout/article'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { useEffect } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { answerHref, countAnswers, faq, faqPath, findAnswer, searchFaq, type FaqCategory, plainText } from './faq.ts'
import type { PageDescription } from '@kere/platform/page'
import type { FAQPage } from 'schema-dts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = [
  { path: '/faq', languages: ['kn', 'hi', 'ta'], sitemap: true, keptBy: ['category'] },
  { path: '/faq/:answer', languages: ['kn', 'hi', 'ta'] },
]

interface Address {
  category: string | null
  search: string
}

function faqHref({ category, search }: Address) {
  const query = new URLSearchParams({ ...(category && { category }), ...(search && { search }) }).toString()
  return query ? `${faqPath}?${query}` : faqPath
}

const countText = (count: number) =>
  t('{count, plural, one {# answer} other {# answers}}', { count }, 'Number of answers')

function FaqPage() {
  const { answer: id } = useParams()
  const [query] = useSearchParams()
  const open = findAnswer(id)
  const category = faq.find(({ slug }) => slug === query.get('category'))?.slug ?? null
  const search = (query.get('search') ?? '').slice(0, 100)
  const found = searchFaq(category, search)

  useEffect(() => {
    if (open) document.getElementById(open.id)?.scrollIntoView({ block: 'center' })
  }, [open])

  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 border-b-2 border-ink pt-7 pb-5 desk:pt-13">
          <div>
            <h1 className="max-w-[9em]">{t('Frequently asked questions', 'Heading, title of a page')}</h1>
            <p className="mt-2 text-lead text-muted">
              {countText(countAnswers(faq))}. {t('If yours is missing,', 'Before the link “write to us”')}{' '}
              <a href={localPath('/contact')} className="underline underline-offset-3 hover:decoration-2">
                {t('write to us', 'Link in a sentence')}
              </a>
              .{' '}
              {t(
                'We usually reply {time}, {hours}.',
                { time: supportReply, hours: supportHours },
                'As “We usually reply within 24 hours, Mon–Fri, 9:00 am–6:00 pm IST.”',
              )}
            </p>
          </div>
          <FaqSearch category={category} search={search} />
        </header>
        <div className="gap-x-12 pt-5 wide:grid wide:grid-cols-[13rem_minmax(0,1fr)] wide:pt-6">
          <Categories category={category} search={search} />
          <div className="min-w-0">
            <p role="status" className="sr-only">
              {search
                ? t(
                    '{answers} for “{search}”',
                    { answers: countText(countAnswers(found)), search },
                    'Found answers, for screen readers',
                  )
                : ''}
            </p>
            {id !== undefined && !open && (
              <p className="mb-6 border-s-3 border-marigold bg-raised px-4 py-3">
                {t('There is no question at this address. These are all of them.', 'Error')}
              </p>
            )}
            {found.length === 0 ? (
              <NoAnswers address={{ category, search }} />
            ) : (
              <div className="grid gap-8 pt-3 wide:pt-0">
                {found.map((each) => (
                  <Answers key={each.slug} category={each} open={open} isEachOpen={search !== ''} />
                ))}
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** A form for readers without scripts. With scripts, each letter narrows the list. */
function FaqSearch({ category, search }: Address) {
  const navigate = useNavigate()
  const field = useTypedField(search)
  const find = (typed: string) => void navigate(faqHref({ category, search: typed.trim() }), { replace: true })
  return (
    <form
      role="search"
      aria-label={t('Answers', 'Name of a search, of a list, for screen readers')}
      action={localPath(faqPath)}
      onSubmit={(event) => {
        event.preventDefault()
        find(field.current?.value ?? '')
      }}
      className="w-full max-w-131"
    >
      {category && <input type="hidden" name="category" value={category} />}
      <SearchInput
        ref={field}
        label={t('Search the answers', 'Label of a field')}
        placeholder={t('Search the answers', 'Label of a field')}
        name="search"
        maxLength={100}
        defaultValue={search}
        onChange={({ target }) => find(target.value)}
      />
    </form>
  )
}

/** The categories (S-240), as a row that scrolls on phones. */
function Categories({ category, search }: Address) {
  const all = searchFaq(null, search)
  const links = [
    { slug: null, name: t('All', 'Filter: online and in person'), count: countAnswers(all) },
    ...faq.map(({ slug, name }) => ({ slug, name, count: countAnswers(all.filter((each) => each.slug === slug)) })),
  ]
  return (
    <nav aria-label={t('Categories', 'Heading of a list')} className="wide:sticky wide:top-24 wide:self-start">
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 wide:mx-0 wide:block wide:px-0">
        {links.map(({ slug, name, count }) => (
          <li key={slug ?? ''} className="shrink-0 wide:border-b wide:border-hairline">
            <Link
              to={faqHref({ category: slug, search })}
              aria-current={slug === category ? 'page' : undefined}
              className="flex min-h-11 items-center justify-between gap-2 border-hairline px-3 text-dense whitespace-nowrap max-wide:rounded-control max-wide:border wide:min-h-9.5 wide:px-0 hover:bg-hover aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand wide:aria-[current]:border-s-3 wide:aria-[current]:ps-2.5"
            >
              {name}
              <span className="text-muted tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface AnswersProps {
  category: FaqCategory
  open: TextPart | null
  isEachOpen: boolean
}

function Answers({ category: { slug, name, answers }, open, isEachOpen }: AnswersProps) {
  return (
    <section
      aria-labelledby={`category-${slug}`}
      className="gap-x-8 border-t-2 border-ink pt-2.5 first:border-t-0 first:pt-0 desk:grid desk:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <h2 id={`category-${slug}`} className="text-card max-desk:pb-1.5">
        {name}
      </h2>
      <div>
        {answers.map(({ id, title, html }) => (
          <div key={id} id={id} className="scroll-mt-24 border-b border-hairline">
            <Disclosure
              marker="plus"
              isOpen={isEachOpen || open?.id === id}
              summary={<h3 className="text-body font-semibold">{title}</h3>}
            >
              <Article html={html} className="text-body" />
              <p className="mt-3 text-dense">
                <TextLink
                  href={answerHref(id)}
                  aria-label={t('Link to this answer: {title}', { title }, 'Link, for screen readers')}
                  className="inline-grid min-h-6 items-center"
                >
                  {t('Link to this answer', 'Link')}
                </TextLink>
              </p>
            </Disclosure>
          </div>
        ))}
      </div>
    </section>
  )
}

function NoAnswers({ address: { category, search } }: { address: Address }) {
  return (
    <EmptyState
      title={t('No answers found', 'Heading of an empty list')}
      className="py-6"
      action={
        <ButtonLink variant="outline" href={faqPath}>
          {t('All answers', 'Button')}
        </ButtonLink>
      }
    >
      {category
        ? t('Nothing in this category matches “{search}”.', { search }, 'Search without a result')
        : t('No answer matches “{search}”.', { search }, 'Search without a result')}{' '}
      {t('Try fewer or other words.', 'Search without a result')}
    </EmptyState>
  )
}

const title = t('Frequently asked questions', 'Heading, title of a page')

const crumb = { label: t('FAQ', 'Menu of the site'), path: faqPath }

const faqNode = (): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faq
    .flatMap(({ answers }) => answers)
    .map((answer) => ({
      '@type': 'Question',
      name: answer.title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer.html) },
    })),
})

const description = t(
  'Answers about learning, courses, mentorship, fellowships, payments, privacy and your account, and whom to ask for the rest.',
  'What search engines show',
)

export const page: PublicPage = {
  component: FaqPage,
  describe({ params }): PageDescription {
    const { answer: id } = params
    const answer = findAnswer(id)
    if (id !== undefined && !answer)
      return {
        status: 404,
        meta: {
          title: t('Question not found', 'Title of a page that does not exist'),
          description: t('There is no question at this address.', 'What search engines show'),
          canonical: faqPath,
          breadcrumbs: [crumb],
          noindex: true,
        },
      }
    if (answer)
      return {
        status: 200,
        meta: {
          title: answer.title,
          description: plainText(answer.html).slice(0, 155),
          // An open answer is the same page for search engines.
          canonical: faqPath,
          breadcrumbs: [crumb, { label: answer.title, path: answerHref(answer.id) }],
        },
      }
    return {
      status: 200,
      meta: {
        title,
        description,
        canonical: faqPath,
        breadcrumbs: [crumb],
        ...(import.meta.env.SSR && { jsonLd: [faqNode()] }),
      },
    }
  },
}
