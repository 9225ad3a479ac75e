import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { OwnFellowship } from '@kere/contracts/fellowship/fellowship-applications'
import { fellowshipTracks, trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import { isKnown, labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { dateOf, momentOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { Badge } from '@kere/ui/status/badge'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationTracker, StatusBadge, trackerTitleId } from './application-tracker.tsx'
import { createFellowshipDraft } from './fellowship-draft.ts'
import { fellowshipPath, loadContract, ownFellowshipQuery, refreshFellowship } from './fellowship.api.ts'
import { type StoredStatement, useStatement } from './use-statement.ts'
import type { PageModule } from '@kere/platform/page'

export const route = {
  path: '/dashboard/fellowship',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'admin'],
  refused: 'learners_only',
}

function FellowshipPage() {
  const { api } = useRemote()
  const query = useQuery(ownFellowshipQuery(api))
  return (
    <div className="max-w-page px-gutter pt-6 pb-section wide:p-8">
      <h1 tabIndex={-1} className="sr-only">
        {t('Fellowship', 'Heading, fellowship')}
      </h1>
      {query.isError && (
        <LoadFailure
          title={t('Failed to check application status', 'Heading, fellowship')}
          query={query}
          className="mb-6"
        >
          {t('What you wrote is saved.', 'Text, fellowship')}
        </LoadFailure>
      )}
      {query.data && <Fellowship fellowship={query.data} />}
      {query.isPending && (
        <SkeletonGroup label={t('Loading your fellowship applications', 'Label, fellowship')}>
          <div className="grid gap-10 wide:grid-cols-[minmax(0,1fr)_18.75rem]">
            <Skeleton className="h-96" />
            <Skeleton className="h-60" />
          </div>
        </SkeletonGroup>
      )}
    </div>
  )
}

const shownMs = 3000

function Fellowship({ fellowship }: { fellowship: OwnFellowship }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { tracks, applications } = fellowship
  const asked = search.get('track') ?? ''
  const opened = applications.find(({ id }) => id === search.get('application'))
  const wanted = tracks.find(({ track, hasApplied }) => track === asked && !hasApplied)
  const shown = opened ?? (wanted ? undefined : (applications.find(({ track }) => track === asked) ?? applications[0]))
  const first = isKnown(fellowshipTracks, asked) ? asked : ''
  const [isDone, setDone] = useState(false)
  const [applied, setApplied] = useState<string | null>(null)
  const target = applied ?? shown?.id ?? null
  const begin = () =>
    createFellowshipDraft({
      api,
      cache,
      userId: context.session.user?.id ?? '',
      draft: fellowship.draft,
      track: first,
    })
  const [draft, setDraft] = useState(begin)
  useEffect(() => draft.open(), [draft])
  const hasArrived = applied !== null && shown?.id === applied
  // The form with the focus has disappeared, so the heading takes it.
  useEffect(() => {
    if (hasArrived) document.getElementById(trackerTitleId)?.focus()
  }, [hasArrived])
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(setDone, shownMs, false)
    return () => clearTimeout(timer)
  }, [isDone])

  const keep = async (stored: StoredStatement) => {
    if (target === null) return draft.saved.edit((before) => ({ ...before, ...stored }))
    await api.call((await loadContract()).setFellowshipStatement, { params: { id: target }, body: stored })
    await refreshFellowship(cache)
  }
  const statement = useStatement(keep)

  const finish = async (id: string) => {
    setApplied(id)
    setDone(true)
    context.announce(t('Application Submitted!', 'Text, fellowship'))
    const fresh = await cache.query({ ...ownFellowshipQuery(api), staleTime: 0 })
    setDraft(
      createFellowshipDraft({ api, cache, userId: context.session.user?.id ?? '', draft: fresh.draft, track: '' }),
    )
    void navigate(fellowshipPath, { replace: true })
  }
  return (
    <div className="grid items-start gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="min-w-0">
        {isDone && (
          <p role="status" className="mb-5 flex gap-2.5 rounded-card bg-leaf-soft px-4 py-3 font-semibold text-leaf">
            <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
            {t('Application Submitted!', 'Text, fellowship')}
          </p>
        )}
        {shown ? (
          <ApplicationTracker key={shown.id} application={shown} statement={statement} />
        ) : (
          <ApplicationForm
            fellowship={fellowship}
            draft={draft}
            statement={statement}
            onSubmitted={(id) => void finish(id)}
          />
        )}
      </div>
      <aside
        aria-label={t('Tracks and applications', 'For screen readers, fellowship')}
        className="flex min-w-0 flex-col gap-9"
      >
        {applications.length > 0 && (
          <Section
            title={t('Your applications', 'Heading, fellowship')}
            meta={t('{count} in all', { count: applications.length }, 'How many applications')}
          >
            <ul className="-mt-3 list-none">
              {applications.map(({ id, track, round, createdAt, status }) => (
                <li
                  key={id}
                  className="flex items-start justify-between gap-3 border-b border-hairline py-3 text-dense"
                >
                  <span>
                    <TextLink
                      href={`${fellowshipPath}?application=${encodeURIComponent(id)}`}
                      aria-current={id === shown?.id ? 'page' : undefined}
                    >
                      {labelOf(trackLabels, track)}
                    </TextLink>
                    <span className="block text-meta text-muted">
                      {round > 1
                        ? t('{when}, round {round}', { when: dateOf(createdAt), round }, 'An application')
                        : dateOf(createdAt)}
                    </span>
                  </span>
                  <StatusBadge status={status} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section
          title={shown ? t('Other tracks', 'Heading, fellowship') : t('What happens next', 'Heading, fellowship')}
        >
          {shown ? (
            <OtherTracks tracks={tracks} />
          ) : (
            <WhatNext tracks={tracks} chosen={draft.saved.state.value.track} />
          )}
        </Section>
      </aside>
    </div>
  )
}

function OtherTracks({ tracks }: Pick<OwnFellowship, 'tracks'>) {
  return (
    <ul className="-mt-3 list-none">
      {tracks
        .filter(({ hasApplied }) => !hasApplied)
        .map(({ track, state, unmet, opensAt }) => (
          <li key={track} className="border-b border-hairline py-3 text-dense">
            <span className="flex items-start justify-between gap-3">
              <span className="font-semibold">{labelOf(trackLabels, track)}</span>
              <Badge tone={state === 'open' ? 'leaf' : 'neutral'}>
                {state === 'open' ? t('Open', 'State, fellowship') : t('Closed', 'State, fellowship')}
              </Badge>
            </span>
            {state === 'open' && unmet.length === 0 ? (
              <TextLink href={`${fellowshipPath}?track=${track}`}>{t('Apply', 'Link, fellowship')}</TextLink>
            ) : (
              <span lang={state === 'open' ? englishHere : undefined} className="text-meta text-muted">
                {state === 'open'
                  ? unmet[0]
                  : state === 'upcoming' && opensAt
                    ? t('Opens {when} IST', { when: momentOf(opensAt) }, 'Text, fellowship')
                    : t('Applications closed', 'Text, fellowship')}
              </span>
            )}
          </li>
        ))}
    </ul>
  )
}

function WhatNext({ tracks, chosen }: Pick<OwnFellowship, 'tracks'> & { chosen: string }) {
  const track = tracks.find((each) => each.track === chosen) ?? tracks.find(({ state }) => state === 'open')
  const steps = [
    [
      t('Apply', 'Text, fellowship'),
      track?.deadline
        ? t('Until {when} IST', { when: momentOf(track.deadline) }, 'Text, fellowship')
        : t('While the track is open', 'Text, fellowship'),
    ],
    [t('Review', 'Text, fellowship'), t('The status here is Under Review.', 'Text, fellowship')],
    [t('Decision', 'Text, fellowship'), t('Within 3–4 weeks of the deadline, by email and here.', 'Text, fellowship')],
    [t('Start', 'Text, fellowship'), track?.startsOn ? dateOf(track.startsOn) : t('Dates follow', 'Text, fellowship')],
  ] as const
  return (
    <ol className="-mt-2 list-none border-s-2 border-hairline ps-4">
      {steps.map(([name, text], index) => (
        <li key={name} className="relative py-2 text-dense">
          <span
            aria-hidden="true"
            className={`absolute inset-s-[-1.4rem] top-3 size-3 rounded-full border-2 ${index === 0 ? 'border-ink bg-marigold' : 'border-control bg-canvas'}`}
          />
          <span className="block font-semibold">{name}</span>
          <span className="text-meta text-muted">{text}</span>
        </li>
      ))}
    </ol>
  )
}

export const page: PageModule = {
  component: FellowshipPage,
  queries: (_, api) => [ownFellowshipQuery(api)],
  describe: () =>
    describeInDashboard({
      title: t('Fellowship', 'Heading, fellowship'),
      description: t(
        'Apply for a fellowship, and see what became of your applications.',
        'Description of the page, fellowship',
      ),
      path: fellowshipPath,
    }),
}
