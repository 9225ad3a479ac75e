import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { city, foundedYear, product } from '@kere/brand/brand'
import type { CareerPosition } from '@kere/contracts/careers/positions'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useSubmission } from '@kere/platform/react/use-submission'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { useHydrated } from '../../../pages/use-hydrated.ts'
import { careersPath, positionHref, positionsQuery } from './careers.api.ts'
import { sentDialog, openPositionQuery, PositionRow } from './position-row.tsx'
import { LatePart } from '../../../pages/late-part.tsx'
import { applicationMessages } from '@kere/contracts/careers/career-options'
import { positionNode } from './position-node.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = [
  { path: '/careers', languages: ['kn', 'hi', 'ta'], sitemap: true },
  { path: '/careers/:id', languages: ['kn', 'hi', 'ta'], sitemap: { list: '/api/career-positions' } },
]

function CareersPage() {
  const { api } = useRemote()
  const { id } = useParams()
  const query = useQuery(positionsQuery(api))
  if (query.data === undefined)
    return query.isPending ? (
      <DetailSkeleton label={t('Loading the positions', 'For screen readers')} className="h-40" />
    ) : (
      <PageFailure
        title={t('Failed to fetch positions', 'Error')}
        query={query}
        retryHref={id === undefined ? careersPath : positionHref(id)}
      />
    )
  return <Careers positions={query.data.items} openId={id} />
}

interface CareersProps {
  positions: readonly CareerPosition[]
  openId: string | undefined
}

function Careers({ positions, openId }: CareersProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const submission = useSubmission('career-application')
  const isHydrated = useHydrated()
  const open = positions.find(({ id }) => id === openId)
  const isSent = open !== undefined && submission === null && search.has('sent')
  // Cancelling leads back to the button that opened the form.
  const closeForm = () => void navigate(`${careersPath}#apply-${openId}`)
  const note = submission?.values.note
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div className="max-w-[calc(44*var(--ds-ch))]">
            <h1>{t('Careers', 'Menu of the site')}</h1>
            <p className="mt-4 text-lead text-muted">
              {t('We are a small team in {city}.', { city }, 'Below the title “Careers”')} {countText(positions.length)}
            </p>
          </div>
          <dl className="flex flex-wrap gap-y-3 text-dense [&>div]:border-s [&>div]:border-hairline [&>div]:px-4 [&>div:last-child]:pe-0">
            <Fact name="Place">{t('{city} and remote', { city }, 'Where people work')}</Fact>
            <Fact name={t('Since', 'Label: the year of the foundation')}>{foundedYear}</Fact>
            <Fact name="Stage">{t('Early beta', 'Stage of the company')}</Fact>
          </dl>
        </header>
        {openId !== undefined && open === undefined && (
          <div role="status" className="mt-8 border-s-4 border-warn bg-surface px-4 py-3">
            <p className="font-semibold">{t('This position is closed', 'Message')}</p>
            <p className="text-dense">
              {submission
                ? `${t('Nothing was sent. Here is what you wrote, so that you can copy it.', 'A position is closed')} `
                : ''}
              {t('The open positions are below.', 'A position is closed')}
            </p>
            {typeof note === 'string' && note !== '' && (
              <p className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">{note}</p>
            )}
          </div>
        )}
        <Section
          title={t(
            '{count, plural, one {# open position} other {# open positions}}',
            { count: positions.length },
            'Heading',
          )}
          meta={t('One application per position', 'Careers')}
          className="mt-8 desk:mt-10"
        >
          {positions.length === 0 ? (
            <p className="text-muted">
              {t('There is no open position now. New ones appear here, and in the newsletter.', 'Careers')}{' '}
              <TextLink href="/newsletter">{t('Subscribe to the newsletter', 'Name of a form, link')}</TextLink>
            </p>
          ) : (
            <ul className="-mt-2 list-none desk:-mt-4">
              {positions.map((position) => (
                <PositionRow
                  key={position.id}
                  position={position}
                  isOpen={position.id === openId}
                  isSent={isSent && position.id === openId}
                  onClose={closeForm}
                />
              ))}
            </ul>
          )}
        </Section>
        {isSent && isHydrated && <LatePart of={sentDialog} props={{ position: open, onClose: closeForm }} />}
        <Section title={t('How we work', 'Heading')} className="mt-section">
          <dl className="-mt-2 text-dense">
            <Way name={t('In writing first', 'How the team works')}>
              {t('Decisions are documents that anyone in the team can comment on.', 'How the team works')}
            </Way>
            <Way name={t('Outdoors every month', 'How the team works')}>
              {t('Everyone does one lab task a month, whatever their job.', 'How the team works')}
            </Way>
            <Way name={t('Fixed working hours', 'How the team works')}>
              {t('Core hours are 10:00 am–4:00 pm IST. Nobody answers messages after 7:00 pm.', 'How the team works')}
            </Way>
          </dl>
        </Section>
      </div>
    </div>
  )
}

const words = ['Two', 'Three', 'Four', 'Five', 'Six']

const countText = (count: number) =>
  count === 0
    ? t('No position is open now.', 'Careers')
    : count === 1
      ? t('One position is open.', 'Careers')
      : t(
          '{count, plural, one {# position is open.} other {# positions are open.}}',
          { count: englishHere ? count : (words[count - 2] ?? count) },
          'Careers',
        )

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-meta text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

const Way = ({ name, children }: { name: string; children: string }) => (
  <div className="grid gap-x-6 gap-y-1 border-b border-hairline py-3.5 desk:grid-cols-[13rem_minmax(0,1fr)]">
    <dt className="font-semibold">{name}</dt>
    <dd className="text-muted">{children}</dd>
  </div>
)

export const page: PublicPage = {
  component: CareersPage,
  queries: ({ params: { id } }, api) => [positionsQuery(api), ...(id === undefined ? [] : [openPositionQuery])],
  describe({ params: { id }, search, submission }, { api, cache }) {
    const { queryKey } = positionsQuery(api)
    const items = cache.getQueryData(queryKey)?.items
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const position = items?.find((each) => each.id === id)
    const title =
      position?.title ?? (id === undefined ? t('Careers', 'Menu of the site') : t('Position closed', 'Title of a page'))
    const canonical = position ? positionHref(position.id) : careersPath
    return {
      status: hasFailed ? 503 : id !== undefined && items && !position && !submission ? 404 : 200,
      meta: {
        title: submission
          ? t('Error: {title}', { title }, 'Title of a page')
          : search.has('sent')
            ? applicationMessages.submitted
            : title,
        description:
          position?.description ??
          t('Open positions at {product}: internships and co-founders.', { product }, 'What search engines show'),
        canonical,
        breadcrumbs: [
          { label: t('Careers', 'Menu of the site'), path: careersPath },
          ...(position ? [{ label: position.title, path: canonical }] : []),
        ],
        ...(search.has('sent') && { noindex: true }),
        ...(import.meta.env.SSR && position && { jsonLd: [positionNode(position)] }),
      },
    }
  },
}
