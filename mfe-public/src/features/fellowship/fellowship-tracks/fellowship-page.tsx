import { t } from '@kere/brand/messages'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { bannerPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import {
  fellowshipTracks,
  trackFacts,
  trackLength,
  trackNames,
  type FellowshipTrack,
} from '@kere/contracts/fellowship/fellowship-options'
import type { FellowshipRound } from '@kere/contracts/fellowship/fellowship-rounds'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Cascade } from '@kere/ui/charts/cascade'
import { ButtonLink } from '@kere/ui/controls/button'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { Section } from '@kere/ui/layout/section'
import { Badge } from '@kere/ui/status/badge'
import { useQuery } from '@tanstack/react-query'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleMinus from 'lucide-react/icons/circle-minus'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { fellowshipQuery } from './fellowship.api.ts'
import {
  answerBy,
  countModules,
  countWeeks,
  leftText,
  momentText,
  partsOf,
  programText,
  shareOfTime,
  stateText,
  stepsOf,
} from './round-text.ts'
import { questions, trackTexts } from './track-text.ts'

export const fellowshipPath = '/fellowship'

const usualTrack: FellowshipTrack = 'college'

export const trackOf = (search: URLSearchParams): FellowshipTrack =>
  fellowshipTracks.find((track) => track === search.get('track')) ?? usualTrack

export const trackHref = (track: FellowshipTrack) =>
  track === usualTrack ? fellowshipPath : `${fellowshipPath}?track=${track}`

export function FellowshipPage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const query = useQuery(fellowshipQuery(api))
  const track = trackOf(search)
  if (query.data === undefined)
    return query.isPending ? (
      <DetailSkeleton label={t('Loading the fellowship', 'For screen readers')} className="h-70" />
    ) : (
      <PageFailure title={t('Failed to fetch the fellowship', 'Error')} query={query} retryHref={trackHref(track)} />
    )
  const { items, asOf } = query.data
  const round = items.find((item) => item.track === track)
  return (
    <>
      <Banner rounds={items} track={track} />
      <div className="px-gutter pb-section">
        <div className="mx-auto max-w-page">{round && <Track track={track} round={round} asOf={asOf} />}</div>
      </div>
    </>
  )
}

/** The banner is drawn like that of a course, from this fixed id. */
const drawing = { id: 'crs_fellowship', category: 'Water Resources' } as const

interface BannerProps {
  rounds: readonly FellowshipRound[]
  track: FellowshipTrack
}

function Banner({ rounds, track }: BannerProps) {
  return (
    <header
      className="relative overflow-hidden px-gutter text-on-band"
      style={{ backgroundColor: artOf(drawing.category).band }}
    >
      <img
        data-art=""
        src={bannerPath(drawing)}
        alt=""
        width={1296}
        height={448}
        fetchPriority="high"
        decoding="sync"
        className="absolute inset-0 size-full object-fill"
      />
      <div className="relative mx-auto max-w-page pt-7 desk:pt-11">
        <h1>{t('Fellowship', 'Menu of the site')}</h1>
        <p className="mt-3 max-w-[calc(44*var(--ds-ch))] text-lead">
          {t(
            'Work on one place and one question for several months, with a mentor and a cohort.',
            'Below the title “Fellowship”',
          )}
        </p>
        <nav
          aria-label={t('Tracks', 'Name of a list, for screen readers: kinds of fellowship')}
          className="-mx-gutter mt-6 overflow-x-auto px-gutter desk:mt-9"
        >
          <ul className="grid grid-cols-3 gap-1 desk:flex desk:min-w-max">
            {fellowshipTracks.map((each) => {
              const round = rounds.find((item) => item.track === each)
              const isCurrent = each === track
              return (
                <li key={each}>
                  <a
                    href={trackHref(each)}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={`flex h-full flex-col rounded-t-card px-2.5 pt-3 pb-3.5 no-underline -outline-offset-3 desk:w-54 desk:px-5 ${isCurrent ? 'border-t-3 border-marigold bg-canvas text-ink' : 'bg-scrim text-on-band outline-on-band hover:underline'}`}
                  >
                    <span className="font-heading text-dense font-heavy desk:text-card">{trackNames[each]}</span>
                    <span className="text-meta max-desk:hidden">
                      {each === 'k12' ? `${trackFacts.k12.note} · ` : ''}
                      {trackLength(trackFacts[each])}
                    </span>
                    {round && (
                      <span className="mt-1 flex items-center gap-1.5 text-meta font-medium">
                        <StateIcon isOpen={round.state === 'open'} />
                        {stateText(round)}
                      </span>
                    )}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
      </div>
    </header>
  )
}

const StateIcon = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? (
    <CircleDot aria-hidden="true" className="size-4 shrink-0" />
  ) : (
    <CircleMinus aria-hidden="true" className="size-4 shrink-0" />
  )

interface TrackProps {
  track: FellowshipTrack
  round: FellowshipRound
  asOf: string
}

function Track({ track, round, asOf }: TrackProps) {
  const { eligibility, benefits, modules } = trackTexts[track]
  const steps = stepsOf(round, modules.length)
  const weeks = modules.reduce((sum, module) => sum + module.weeks, 0)
  return (
    <>
      <div className="grid gap-x-10 gap-y-9 pt-7 desk:pt-10 wide:grid-cols-[minmax(0,1fr)_24rem]">
        <Offer track={track} round={round} asOf={asOf} />
        <div className="grid content-start gap-9 wide:col-start-1 wide:row-start-1 desk:gap-11">
          <div className="grid gap-x-8 gap-y-9 desk:grid-cols-2">
            <Section title={t('Who can apply', 'Heading')}>
              <Checks items={eligibility} />
            </Section>
            <Section title={t('What you get', 'Heading')}>
              <Checks items={benefits} />
            </Section>
          </div>
          <Section title={t('Curriculum', 'Heading')} meta={`${countModules(modules.length)} · ${countWeeks(weeks)}`}>
            <ol className="list-none">
              {modules.map((module, index) => (
                <li
                  key={module.title}
                  className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 border-b border-hairline py-3.5 desk:grid-cols-[2.5rem_13.5rem_minmax(0,1fr)_auto]"
                >
                  <span className="font-heading text-card font-heavy text-brand tabular-nums">{index + 1}</span>
                  <h3 className="text-body">{module.title}</h3>
                  <p className="text-dense text-muted max-desk:col-span-2 max-desk:col-start-2 max-desk:row-start-2">
                    {module.text}
                  </p>
                  <span className="text-meta text-muted">{countWeeks(module.weeks)}</span>
                </li>
              ))}
            </ol>
          </Section>
        </div>
      </div>
      <Section title={t('From application to certificate', 'Heading')} className="mt-section">
        <Cascade stages={[{ share: shareOfTime(round, asOf) }, { share: 0 }, { share: 0 }, { share: 0 }]} />
        <ol className="mt-4 grid list-none gap-x-7 gap-y-5 desk:grid-cols-4">
          {steps.map(({ name, text }, index) => (
            <li key={name} className="max-desk:border-s-3 max-desk:border-hairline max-desk:ps-3.5">
              <h3 className="text-card">
                <span className="text-brand tabular-nums">{index + 1}</span> {name}
              </h3>
              <p className="mt-1 text-dense text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('Questions', 'Heading: questions and answers')} className="mt-section">
        {questions.map(({ question, answer }, index) => (
          <Disclosure
            key={question}
            marker="plus"
            isOpen={index === 0}
            summary={<h3 className="text-body">{question}</h3>}
            className="border-b border-hairline"
          >
            <p className="max-w-measure text-muted">{answer}</p>
          </Disclosure>
        ))}
      </Section>
    </>
  )
}

const Checks = ({ items }: { items: readonly string[] }) => (
  <ul className="-mt-2 list-none">
    {items.map((item) => (
      <li key={item} className="flex gap-3 border-b border-hairline py-2.5 leading-dense">
        <span aria-hidden="true" className="glyph glyph-check size-4.5 text-leaf" />
        {item}
      </li>
    ))}
  </ul>
)

/** The button. If a visitor presses it, the guard leads them back to the form after signing in (S-165, C-25). */
function Offer({ track, round, asOf }: TrackProps) {
  const { state, opensAt, deadline } = round
  const isOpen = state === 'open'
  const weeks = trackTexts[track].modules.reduce((sum, module) => sum + module.weeks, 0)
  return (
    <aside
      aria-label={t('Dates and application', 'Name of a part of the page, for screen readers')}
      className="self-start rounded-card border border-hairline bg-surface p-5 wide:sticky wide:top-24 wide:shadow-layer"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        {isOpen && deadline ? (
          <Deadline deadline={deadline} asOf={asOf} />
        ) : (
          <h2 className="text-panel">
            {isOpen ? t('Applications open', 'Heading') : t('Applications closed', 'Heading')}
          </h2>
        )}
        <Badge tone={isOpen ? 'leaf' : 'neutral'} icon={<StateIcon isOpen={isOpen} />}>
          {isOpen ? t('Open', 'State of a lab') : t('Closed', 'State of a lab')}
        </Badge>
      </div>
      {isOpen ? (
        <>
          <ButtonLink href={`/dashboard/fellowship?track=${track}`} size="main" wide className="mt-5">
            {t('Apply Now', 'Button: for a fellowship')}
          </ButtonLink>
          <p className="mt-2 text-meta text-muted">
            {t('About 30 minutes. Your draft is saved as you write.', 'Below a button')}
          </p>
        </>
      ) : (
        <p className="mt-3 text-muted">
          {state === 'upcoming' && opensAt
            ? t('This track opens on {moment}.', { moment: momentText(opensAt) }, 'Fellowship')
            : t('The next round is announced here.', 'Fellowship')}{' '}
          {t('The other tracks are at the top of this page.', 'Fellowship')}
        </p>
      )}
      <dl className="mt-4 border-t border-hairline text-dense">
        <Fact name="Program">{programText(round)}</Fact>
        <Fact name="Length">{`${trackLength(trackFacts[track])}, ${countWeeks(weeks)}`}</Fact>
        <Fact name="Time">
          {t(
            '{hours, plural, one {# hour a week} other {# hours a week}}',
            { hours: trackFacts[track].hours },
            'As “5–8 hours a week”',
          )}
        </Fact>
        <Fact name="Cost">{t('Free. The program is unpaid', 'What a fellowship costs')}</Fact>
        <Fact name="Answer">
          {deadline && state !== 'closed'
            ? t('3–4 weeks after the deadline, by {day}', { day: answerBy(deadline) }, 'Fellowship: the answer')
            : t('3–4 weeks after the deadline', 'Fellowship: the answer')}
        </Fact>
      </dl>
    </aside>
  )
}

function Deadline({ deadline, asOf }: { deadline: string; asOf: string }) {
  const { weekday, number, month, time } = partsOf(deadline)
  return (
    <div className="flex gap-4">
      <p aria-hidden="true" className="w-16 shrink-0 border-t-3 border-ink pt-1.5 text-meta leading-dense">
        <span className="block text-muted">{weekday}</span>
        <span className="block font-heading text-number font-heavy tabular-nums">{number}</span>
        {month}
      </p>
      <p>
        <span className="block text-meta text-muted">{t('Apply by', 'Before a deadline')}</span>
        <span className="sr-only">{momentText(deadline)}</span>
        <strong aria-hidden="true" className="block font-semibold tabular-nums">
          <Unbroken>{`${time} IST`}</Unbroken>
        </strong>
        <span className="block text-meta text-muted">
          <Unbroken>{leftText(deadline, asOf)}</Unbroken>
        </span>
      </p>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2 border-b border-hairline py-2.5 last:border-0">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
)
