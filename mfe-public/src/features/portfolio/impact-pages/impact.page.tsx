import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { impactHref, readImpactAddress, hasFilters, impactPath, wholeList } from './impact-address.ts'
import { impactEntriesQuery } from './impact.api.ts'
import { ImpactExplainer } from './impact-explainer.tsx'
import { ImpactFilters } from './impact-filters.tsx'
import { ImpactResults } from './impact-results.tsx'
import { ImpactSums } from './impact-sums.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/impact-portfolio', languages: ['kn', 'hi', 'ta'], sitemap: true, isNeverKept: true }

function ImpactPage() {
  const { api, context } = useRemote()
  const [search] = useSearchParams()
  const address = readImpactAddress(search)
  const entries = useQuery({ ...impactEntriesQuery(api, address), placeholderData: keepPreviousData })

  if (entries.data === undefined)
    return entries.isPending ? (
      <DetailSkeleton label={t('Loading entries', 'Label, portfolio')} className="h-31" />
    ) : (
      <PageFailure title={entries.error.message} query={entries} retryHref={impactHref(address)} />
    )
  const list = entries.data
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-7 pb-5 desk:pt-13">
          <div className="max-w-measure">
            <h1>{t('Impact Portfolio', 'Heading, portfolio')}</h1>
            <p className="mt-1.5 text-lead text-muted">
              {t(
                'What people have done for water, energy and soil, with dates, numbers and evidence.',
                'Text, portfolio',
              )}
            </p>
          </div>
          {context.session.user ? (
            <ButtonLink href="/dashboard/impact-portfolio">{t('Manage My Entries', 'Button, portfolio')}</ButtonLink>
          ) : (
            <ButtonLink href="/auth/register">{t('Start your portfolio', 'Button, portfolio')}</ButtonLink>
          )}
        </header>
        {list && <ImpactSums totals={list.totals} />}
        <section aria-label={t('Entries', 'For screen readers, portfolio')} className="border-t-2 border-ink pt-4">
          <ImpactFilters address={address} />
          <ImpactResults address={address} list={list} />
        </section>
        <ImpactExplainer isSignedIn={context.session.user !== null} />
      </div>
    </div>
  )
}

export const page: PublicPage = {
  component: ImpactPage,
  queries: ({ search }, api) => [impactEntriesQuery(api, readImpactAddress(search))],
  describe({ search }, { api, cache }) {
    const address = readImpactAddress(search)
    const state = cache.getQueryState(impactEntriesQuery(api, address).queryKey)
    const hasFailed = state?.status === 'error'
    const isLost = state?.data === null
    return {
      status: hasFailed ? 503 : isLost ? 400 : 200,
      meta: {
        title: t('Impact Portfolio', 'Heading, portfolio'),
        description: t(
          'What people here have done for water, energy and soil, with dates, numbers and evidence.',
          'Description of the page, portfolio',
        ),
        canonical: impactHref({ ...wholeList, category: address.category }),
        breadcrumbs: [{ label: t('Impact Portfolio', 'Label, portfolio'), path: impactPath }],
        ...((hasFailed || isLost || hasFilters(address) || address.cursor !== null) && { noindex: true }),
      },
    }
  },
}
