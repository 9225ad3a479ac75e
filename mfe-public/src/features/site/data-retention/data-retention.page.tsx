import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { countOf } from '@kere/brand/count'
import type { HeldData } from '@kere/contracts/site/data-retention'
import { retentionGroupNames, retentionGroups } from '@kere/contracts/site/data-retention-options'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'
import { PageFailure } from '../../../pages/page-failure.tsx'

const path = '/privacy/retention'
const title = t('What we keep, and for how long', 'Title of a page')
const description = t('What Kere holds about you, why, and when it is deleted.', 'What search engines show')

export const route = { path: '/privacy/retention', languages: ['kn', 'hi', 'ta'], maxAgeSeconds: 10 }

const heldDataQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['held data'],
    queryFn: async ({ signal }): Promise<readonly HeldData[]> => {
      const { listHeldData } = await import('@kere/contracts/site/data-retention')
      return (await api.call(listHeldData, {}, { signal })).items
    },
  })

function DataRetentionPage() {
  const { api } = useRemote()
  const query = useQuery(heldDataQuery(api))
  if (query.data === undefined)
    return query.isPending ? (
      <DetailSkeleton label={t('Loading what we keep', 'For screen readers')} className="h-40" />
    ) : (
      <PageFailure title={t('Failed to fetch what we keep', 'Error')} query={query} retryHref={path} />
    )
  const held = query.data
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <article className="mx-auto max-w-page">
        <header className="max-w-measure">
          <h1>{title}</h1>
          <p className="mt-4 text-lead text-muted">
            {t(
              'This page is made from the rules by which the platform deletes, so the two cannot differ.',
              'Below the title',
            )}
          </p>
          {englishHere && (
            <p className="mt-4 border-s-4 border-marigold bg-raised px-4 py-3">
              {t(
                'This text is in English. The English text binds.',
                'Above terms and privacy policy; not shown in English',
              )}
            </p>
          )}
          <p className="mt-3">
            <TextLink href="/privacy">{t('Privacy policy', 'Link, title of a page')}</TextLink>
          </p>
        </header>
        <div className="mt-8 grid gap-9">
          {retentionGroupNames.map((group) => (
            <Group key={group} title={retentionGroups[group]} held={held.filter((each) => each.group === group)} />
          ))}
          <Group title={t('Other', 'Kind of event')} held={held.filter(({ group }) => !(group in retentionGroups))} />
        </div>
      </article>
    </div>
  )
}

function Group({ title: name, held }: { title: string; held: readonly HeldData[] }) {
  if (held.length === 0) return null
  return (
    <Section title={name}>
      <ul className="-mt-2 list-none desk:-mt-4">
        {held.map((each) => (
          <li
            key={each.name}
            className="grid gap-x-8 gap-y-1 border-b border-hairline py-3 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
          >
            <div>
              <p lang={englishHere} className="font-semibold">
                {each.what}
              </p>
              <p lang={englishHere} className="text-dense text-muted">
                {each.why}
              </p>
            </div>
            <ul lang={englishHere} className="list-none text-dense">
              {termsOf(each).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function termsOf({ periods, onErasure }: HeldData): string[] {
  const terms = periods.map(({ hours, since, if: condition }) =>
    [`${lengthOf(hours)} after ${since}`, condition].filter(Boolean).join(', '),
  )
  if (onErasure === 'anonymized') return [...terms, 'Your name is removed when your account is deleted']
  if (onErasure === 'untraceable') return terms
  return [...terms, terms.length > 0 ? 'At the latest when your account is deleted' : 'Until your account is deleted']
}

function lengthOf(hours: number) {
  if (hours < 24) return countOf(hours, 'hour')
  const days = Math.round(hours / 24)
  return days % 365 === 0 ? countOf(days / 365, 'year') : countOf(days, 'day')
}

export const page: PublicPage = {
  component: DataRetentionPage,
  queries: (_, api) => [heldDataQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title,
      description,
      canonical: path,
      breadcrumbs: [
        { label: t('Privacy policy', 'Link, title of a page'), path: '/privacy' },
        { label: title, path },
      ],
      noindex: true,
    },
  }),
}
