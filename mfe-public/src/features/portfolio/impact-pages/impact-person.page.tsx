import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { product } from '@kere/brand/brand'
import type { ImpactPage } from '@kere/contracts/portfolio/impact-pages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Avatar } from '@kere/ui/art/avatar'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import MapPin from 'lucide-react/icons/map-pin'
import Printer from 'lucide-react/icons/printer'
import { useParams, useSearchParams } from 'react-router-dom'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { ShareButton } from '../../../pages/share-button.tsx'
import { impactPath, personHref } from './impact-address.ts'
import { personEntriesQuery, personPageQuery } from './impact-person.api.ts'
import { readEntriesAddress } from './impact-person-address.ts'
import { ImpactYear } from './impact-year.tsx'
import { PersonCertificates } from './person-certificates.tsx'
import { PersonEntries } from './person-entries.tsx'
import { PinnedEntries } from './pinned-entries.tsx'
import { drawnDays, yearPath } from '@kere/brand/year-path'
import { cutText } from '@kere/contracts/text/cut-text'
import type { PageRequest } from '@kere/platform/page'
import type { ProfilePage } from 'schema-dts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/impact-portfolio/:handle',
  languages: ['kn', 'hi', 'ta'],
  sitemap: { list: '/api/impact-pages', changedAt: 'updatedAt' },
  isNeverKept: true,
}

/** The page of specimen 15a. */
function ImpactPersonPage() {
  const { api } = useRemote()
  const { handle = '' } = useParams()
  const [search] = useSearchParams()
  const address = readEntriesAddress(search)
  const page = useQuery(personPageQuery(api, handle))
  const entries = useQuery({ ...personEntriesQuery(api, handle, address), placeholderData: keepPreviousData })

  if (page.isError) return <PageFailure title={page.error.message} query={page} retryHref={personHref(handle)} />
  if (page.isPending) return <DetailSkeleton label={t('Loading the portfolio', 'Label, portfolio')} className="h-31" />
  if (!page.data) return <NoPage />
  if (entries.isError)
    return <PageFailure title={entries.error.message} query={entries} retryHref={personHref(handle)} />
  return (
    <div className="px-gutter pb-section print:px-0">
      <div className="mx-auto max-w-page pt-5">
        {page.data.isOwn && <OwnerBar isPublic={page.data.isPublic} />}
        <div className="print:hidden">
          <Breadcrumbs
            crumbs={[
              { label: t('Impact Portfolio', 'Label, portfolio'), href: impactPath },
              { label: page.data.owner.name },
            ]}
          />
        </div>
        <PersonHead page={page.data} />
        {page.data.counts.entries === 0 ? (
          <EmptyState title={t('No Impact Entries Yet', 'Heading, portfolio')} className="mt-6">
            {t('Entries appear here when {name} makes them public.', { name: page.data.owner.name }, 'Text, portfolio')}
          </EmptyState>
        ) : (
          <>
            <ImpactYear {...page.data} />
            <PinnedEntries {...page.data} />
            <PersonEntries page={page.data} list={entries.data ?? null} address={address} />
            <MarksExplained />
          </>
        )}
        <PersonCertificates personId={page.data.owner.id} />
      </div>
    </div>
  )
}

function OwnerBar({ isPublic }: { isPublic: boolean }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 rounded-card bg-brand-soft px-4 py-3 print:hidden">
      <p className="flex items-center gap-2.5 font-semibold">
        <Eye aria-hidden="true" className="size-5 shrink-0 text-brand" />
        {isPublic
          ? t('You are viewing your page as others see it', 'Text, portfolio')
          : t('Only you can see this page: it is not public', 'Text, portfolio')}
      </p>
      <ButtonLink href="/dashboard/impact-portfolio" variant="outline" size="toolbar">
        {t('Manage My Entries', 'Button, portfolio')}
      </ButtonLink>
    </div>
  )
}

function PersonHead({ page: { handle, owner } }: { page: ImpactPage }) {
  const { name, avatarUrl, work, location, bio } = owner
  return (
    <header className="mt-4 mb-8 grid gap-x-8 gap-y-5 desk:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex items-start gap-4 desk:gap-6">
        <Avatar {...firstAndLast(name)} src={avatarUrl} size="large" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{name}</h1>
          {work && (
            <p lang={englishHere} className="mt-1 text-muted">
              {work}
            </p>
          )}
          {location && (
            <p className="mt-1 flex items-center gap-1.5 text-dense text-muted">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              <span lang={englishHere}>{location}</span>
            </p>
          )}
          <p className="hidden text-dense wrap-anywhere text-muted print:block">{`${product} · ${personHref(handle)}`}</p>
          {bio && (
            <p lang={englishHere} className="mt-3 max-w-measure wrap-anywhere whitespace-pre-line">
              {bio}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap content-start gap-2.5 desk:w-84 print:hidden">
        <ShareButton
          title={t('{name}: impact portfolio', { name }, 'Heading, portfolio')}
          path={personHref(handle)}
          className="grow basis-30"
        />
        <Button
          variant="outline"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
          className="grow basis-30 [@media(scripting:none)]:hidden"
        >
          {t('Print or PDF', 'Button, portfolio')}
        </Button>
        <ButtonLink
          href={`/api/impact-pages/${encodeURIComponent(handle)}/export`}
          download
          variant="quiet"
          size="toolbar"
          icon={<Download aria-hidden="true" />}
        >
          {t('Download as JSON', 'Button, portfolio')}
        </ButtonLink>
      </div>
    </header>
  )
}

const marks = [
  [
    t('Verified', 'Who vouches for an entry'),
    t(
      'Issued by {product}: a finished course, lab, fellowship, mentorship or an attended event.',
      { product },
      'Who vouches for an entry',
    ),
  ],
  [
    t('Confirmed', 'Who vouches for an entry'),
    t('a named person or group answered our email and agreed.', 'Who vouches for an entry'),
  ],
  [
    t('Own record', 'Who vouches for an entry'),
    t('written by the owner; nobody has confirmed it yet.', 'Who vouches for an entry'),
  ],
] as const

const MarksExplained = () => (
  <dl className="mt-8 grid gap-4 text-meta text-muted desk:grid-cols-3">
    {marks.map(([name, text]) => (
      <div key={name}>
        <dt className="inline font-semibold text-ink">{name}: </dt>
        <dd className="inline">{text}</dd>
      </div>
    ))}
  </dl>
)

const NoPage = () => (
  <div className="px-gutter pt-7 pb-section desk:pt-13">
    <div className="mx-auto max-w-page">
      <h1>{t('Portfolio not found', 'Heading, portfolio')}</h1>
      <p className="mt-3 text-lead text-muted">
        {t('Nobody has a public portfolio at this address. Check it, or see all public entries.', 'Text, portfolio')}
      </p>
      <ButtonLink href={impactPath} variant="outline" className="mt-6">
        {t('All entries', 'Button, portfolio')}
      </ButtonLink>
    </div>
  </div>
)

const handleOf = ({ params }: PageRequest) => params.handle ?? ''

const searchResultLength = 155

/** Builds the data for search engines, which contain no more than the page shows. */
const profileNode = ({
  handle,
  owner: { name, bio, work, location, avatarUrl },
}: ImpactPage): Exclude<ProfilePage, string> => ({
  '@type': 'ProfilePage',
  url: personHref(handle),
  mainEntity: {
    '@type': 'Person',
    name,
    ...(work && { jobTitle: work }),
    ...(bio && { description: bio }),
    ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    ...(avatarUrl && { image: avatarUrl }),
  },
})

export const page: PublicPage = {
  component: ImpactPersonPage,
  queries: (request, api) => [
    personPageQuery(api, handleOf(request)),
    personEntriesQuery(api, handleOf(request), readEntriesAddress(request.search)),
  ],
  describe(request, { api, cache }) {
    const handle = handleOf(request)
    const { queryKey } = personPageQuery(api, handle)
    const found = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const path = personHref(found?.handle ?? handle)
    const { category, cursor } = readEntriesAddress(request.search)
    return {
      status: found === null ? 404 : hasFailed ? 503 : 200,
      // A former handle, or one with capitals, redirects to the current address.
      ...(found && found.handle !== handle && { movedTo: path }),
      meta: {
        title: found
          ? t('{name} · Impact portfolio', { name: found.owner.name }, 'Heading, portfolio')
          : found === null
            ? t('Portfolio not found', 'Heading, portfolio')
            : t('Impact portfolio', 'Heading, portfolio'),
        description: found
          ? cutText(
              `${t(
                '{count, plural, one {# entry} other {# entries}} by {name}, with dates, numbers and evidence.',
                { count: found.counts.entries, name: found.owner.name },
                'Description of the page of a person',
              )} ${found.owner.bio ?? ''}`.trim(),
              searchResultLength,
            )
          : t('The impact portfolio of a person.', 'Description of the page, portfolio'),
        canonical: path,
        breadcrumbs: [
          { label: t('Impact Portfolio', 'Label, portfolio'), path: impactPath },
          ...(found ? [{ label: found.owner.name, path }] : []),
        ],
        ...(found && { image: yearPath(drawnDays(found.year)) }),
        ...((!found?.isPublic || category !== null || cursor !== null) && { noindex: true }),
        ...(import.meta.env.SSR && found && { jsonLd: [profileNode(found)] }),
      },
    }
  },
}
