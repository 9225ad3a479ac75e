import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { paragraphs, cutText } from '@kere/contracts/text/cut-text'
import { impactCategoryName } from '@kere/contracts/portfolio/impact-options'
import type { ImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ImpactMark } from '@kere/screens/impact-mark'
import { Avatar } from '@kere/ui/art/avatar'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { Fact, SideFacts } from '../../../pages/side-facts.tsx'
import { entryHref, impactPath, personHref } from './impact-address.ts'
import { EntryDrawing } from './entry-picture.tsx'
import { EvidenceGallery } from './evidence.tsx'
import { impactEntryQuery } from './impact.api.ts'
import { Outcomes } from './impact-results.tsx'
import { dayText, startOfDay } from './impact-text.ts'
import type { PageRequest } from '@kere/platform/page'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/impact-portfolio/entries/:id', languages: ['kn', 'hi', 'ta'], isNeverKept: true }

function ImpactEntryPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const entry = useQuery(impactEntryQuery(api, id))

  if (entry.data) return <EntryDetail entry={entry.data} />
  if (entry.isPending) return <DetailSkeleton label={t('Loading the entry', 'Label, portfolio')} className="h-31" />
  if (entry.isError) return <PageFailure title={entry.error.message} query={entry} retryHref={entryHref(id)} />
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1>{t('Entry not found', 'Heading, portfolio')}</h1>
        <p className="mt-3 text-lead text-muted">
          {t('It may be private now. Check the address, or see all public entries.', 'Text, portfolio')}
        </p>
        <ButtonLink href={impactPath} variant="outline" className="mt-6">
          {t('All entries', 'Button, portfolio')}
        </ButtonLink>
      </div>
    </div>
  )
}

function EntryDetail({ entry }: { entry: ImpactEntry }) {
  const { title, category, dateCompleted, description, outcomes, owner } = entry
  const source = sourceLink(entry)
  return (
    <div className="px-gutter pb-section">
      <article className="mx-auto max-w-page pt-5">
        <Breadcrumbs
          crumbs={[
            { label: t('Impact Portfolio', 'Label, portfolio'), href: impactPath },
            { label: title, lang: englishHere },
          ]}
        />
        <header className="mt-4 flex gap-5 border-b-2 border-ink pb-6 desk:gap-8">
          <EventDateBlock startsAt={startOfDay(dateCompleted)} isLarge />
          <div className="min-w-0">
            <h1 lang={englishHere}>{title}</h1>
            <p className="mt-4 flex items-center gap-2.5">
              <Avatar {...firstAndLast(owner.name)} src={owner.avatarUrl} className="shrink-0" />
              {owner.handle ? (
                <TextLink href={personHref(owner.handle)} className="font-semibold">
                  {owner.name}
                </TextLink>
              ) : (
                <span className="font-semibold">{owner.name}</span>
              )}
            </p>
          </div>
        </header>
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 pt-6 desk:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="max-w-measure">
            <Outcomes outcomes={outcomes} size="text-hero" className="mb-6" />
            {paragraphs(description).map((paragraph) => (
              <p key={paragraph} lang={englishHere} className="mb-4 text-article whitespace-pre-line">
                {paragraph}
              </p>
            ))}
            <EvidenceGallery {...entry} />
          </div>
          <div className="grid content-start gap-6">
            <SideFacts id="facts" title={t('About this entry', 'Heading, portfolio')}>
              <Fact name={t('Completed', 'Label, portfolio')}>{dayText(dateCompleted)}</Fact>
              <Fact name={t('Category', 'Label, portfolio')}>{impactCategoryName(category)}</Fact>
              <Fact name={t('Mark', 'Label, portfolio')}>
                <ImpactMark {...entry} />
              </Fact>
              {source && <Fact name={t('Part of', 'Label, portfolio')}>{source}</Fact>}
            </SideFacts>
            <EntryDrawing entry={entry} />
          </div>
        </div>
      </article>
    </div>
  )
}

/** Leads to what the platform recorded the entry for, if that has a page of its own. */
function sourceLink({ source }: ImpactEntry) {
  const id = encodeURIComponent(source?.id ?? '')
  switch (source?.kind) {
    case 'course':
      return <TextLink href={`/courses/${id}`}>{t('See the course', 'Button, portfolio')}</TextLink>
    case 'attendance':
      return <TextLink href={`/events/${id}`}>{t('See the event', 'Link, portfolio')}</TextLink>
    default:
      return null
  }
}

const idOf = ({ params }: PageRequest) => params.id ?? ''

const all = { label: t('Impact Portfolio', 'Label, portfolio'), path: impactPath }

const searchResultLength = 155

export const page: PublicPage = {
  component: ImpactEntryPage,
  next: async () => (await import('./impact-entry.next.ts')).entryNext,
  queries: (request, api) => [impactEntryQuery(api, idOf(request))],
  describe(request, { api, cache }) {
    const path = entryHref(idOf(request))
    const { queryKey } = impactEntryQuery(api, idOf(request))
    const entry = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    return {
      status: entry === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: entry
          ? `${entry.title} · ${entry.owner.name}`
          : entry === null
            ? t('Entry not found', 'Heading, portfolio')
            : t('Impact entry', 'Heading, portfolio'),
        description: entry
          ? cutText(entry.description, searchResultLength)
          : t('An entry of the impact portfolio.', 'Description of the page, portfolio'),
        canonical: path,
        breadcrumbs: [all, ...(entry ? [{ label: entry.title, path }] : [])],
        ...(!entry && { noindex: true }),
      },
    }
  },
}
