import { paragraphs, cutText } from '@kere/contracts/text/cut-text'
import { impactCategoryName } from '@kere/contracts/portfolio/impact-options'
import type { ImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ImpactMark } from '@kere/screens/impact-mark'
import { Avatar } from '@kere/ui/art/avatar'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { entryHref, impactPath, personHref } from './impact-address.ts'
import { EvidenceGallery } from './evidence.tsx'
import { impactEntryQuery } from './impact.api.ts'
import { Outcomes } from './impact-results.tsx'
import { dayText } from './impact-text.ts'
import type { PageRequest } from '@kere/platform/page'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/impact-portfolio/entries/:id', isNeverKept: true }

function ImpactEntryPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const entry = useQuery(impactEntryQuery(api, id))

  if (entry.data) return <EntryDetail entry={entry.data} />
  if (entry.isPending) return <DetailSkeleton label="Loading the entry" className="h-31" />
  if (entry.isError) return <PageFailure title={entry.error.message} query={entry} retryHref={entryHref(id)} />
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1>Entry not found</h1>
        <p className="mt-3 text-lead text-muted">
          It may be private now. Check the address, or see all public entries.
        </p>
        <ButtonLink href={impactPath} variant="outline" className="mt-6">
          All entries
        </ButtonLink>
      </div>
    </div>
  )
}

function EntryDetail({ entry }: { entry: ImpactEntry }) {
  const { title, category, dateCompleted, description, outcomes, owner, source } = entry
  return (
    <div className="px-gutter pb-section">
      <article className="mx-auto max-w-page pt-5">
        <Breadcrumbs crumbs={[{ label: 'Impact Portfolio', href: impactPath }, { label: title }]} />
        <header className="mt-4 border-b-2 border-ink pb-5">
          <p className="text-muted">
            {impactCategoryName(category)} · {dayText(dateCompleted)}
          </p>
          <h1 className="mt-1.5 wrap-anywhere">{title}</h1>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="flex items-center gap-2.5">
              <Avatar {...firstAndLast(owner.name)} src={owner.avatarUrl} className="shrink-0" />
              {owner.handle ? (
                <TextLink href={personHref(owner.handle)} className="font-semibold">
                  {owner.name}
                </TextLink>
              ) : (
                <span className="font-semibold">{owner.name}</span>
              )}
            </p>
            <ImpactMark {...entry} />
          </div>
        </header>
        <div className="max-w-measure pt-5">
          {paragraphs(description).map((paragraph) => (
            <p key={paragraph} className="mb-4 wrap-anywhere whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          <Outcomes outcomes={outcomes} className="mb-5" />
          {source?.kind === 'course' && (
            <ButtonLink href={`/courses/${encodeURIComponent(source.id)}`} variant="outline">
              See the course
            </ButtonLink>
          )}
          <EvidenceGallery {...entry} />
        </div>
      </article>
    </div>
  )
}

const idOf = ({ params }: PageRequest) => params.id ?? ''

const all = { label: 'Impact Portfolio', path: impactPath }

const searchResultLength = 155

export const page: PublicPage = {
  component: ImpactEntryPage,
  queries: (request, api) => [impactEntryQuery(api, idOf(request))],
  describe(request, { api, cache }) {
    const path = entryHref(idOf(request))
    const { queryKey } = impactEntryQuery(api, idOf(request))
    const entry = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    return {
      status: entry === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: entry ? `${entry.title} · ${entry.owner.name}` : entry === null ? 'Entry not found' : 'Impact entry',
        description: entry ? cutText(entry.description, searchResultLength) : 'An entry of the impact portfolio.',
        canonical: path,
        breadcrumbs: [all, ...(entry ? [{ label: entry.title, path }] : [])],
        ...(!entry && { noindex: true }),
      },
    }
  },
}
