import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
import { bannerPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import { labMessages, stageAt } from '@kere/contracts/labs/lab-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import {
  dayText,
  labDrawing,
  labHref,
  labsPath,
  lengthText,
  participantsHref,
  sharesAt,
  workspaceHref,
} from '@kere/screens/labs/lab-text'
import { Cascade } from '@kere/ui/charts/cascade'
import { ButtonLink } from '@kere/ui/controls/button'
import { Article } from '@kere/ui/layout/article'
import { Section } from '@kere/ui/layout/section'
import { Badge } from '@kere/ui/status/badge'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useParams, useSearchParams } from 'react-router-dom'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { ShareButton } from '../../../pages/share-button.tsx'
import { LabAction } from '@kere/screens/labs/lab-action'
import { Closes, LabBadge } from './lab-row.tsx'
import { labQuery, type ShownLab } from './labs.api.ts'
import { standingQuery } from '@kere/screens/labs/lab-queries'
import { useLabClock } from './use-lab-clock.ts'
import { LatePart } from '../../../pages/late-part.tsx'
import { Mentors, mentorsOf, Teams } from './lab-people.tsx'
import { codeQuery, lazyComponent } from '../../../pages/lazy-component.ts'

/** Loaded only for readers who may have asked to join. */
const ownRequest = lazyComponent(async () => (await import('./own-request.tsx')).OwnRequest)

export const ownRequestQuery = codeQuery('own-lab-request', ownRequest.load)

export function LabPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const lab = useQuery(labQuery(api, id))
  if (lab.data) return <LabDetail lab={lab.data} />
  if (lab.data === null) return <LabNotFound />
  if (lab.isPending)
    return <DetailSkeleton label={t('Loading the lab', 'For screen readers')} className="h-31 desk:h-53" />
  return (
    <PageFailure
      title={failureTitle(lab.error, t('The lab did not load', 'Error'))}
      query={lab}
      retryHref={labHref(id)}
    />
  )
}

export function LabNotFound() {
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page wrap-anywhere">
        <h1>{labMessages.notFound}</h1>
        <p className="mt-3 text-lead text-muted">
          {t('It may be closed by now. Check the address, or see the open labs.', 'Error')}
        </p>
        <ButtonLink href={labsPath} variant="outline" className="mt-6">
          {t('Open labs', 'Heading, button')}
        </ButtonLink>
      </div>
    </div>
  )
}

const linesOf = ({ description }: ShownLab) => description.trim().split(/\s*\n\s*/)

const longestLead = 240

/** Returns the first lines if more follow, because the text on the banner is not repeated below. */
const leadOf = (lab: ShownLab) => {
  const [first = '', ...rest] = linesOf(lab)
  return rest.length > 0 && first.length <= longestLead ? first : null
}

const briefOf = (lab: ShownLab) => (leadOf(lab) === null ? linesOf(lab) : linesOf(lab).slice(1))

function LabDetail({ lab }: { lab: ShownLab }) {
  const now = useLabClock(lab.askedAt)
  return (
    <>
      <Banner lab={lab} />
      <div className="px-gutter pb-section">
        <div className="mx-auto max-w-page wrap-anywhere">
          <div className="flex flex-col wide:grid wide:grid-cols-[minmax(0,1fr)_24rem] wide:items-start wide:gap-x-12">
            <div className="min-w-0 pt-8 desk:pt-9">
              {lab.outcome && (
                <Section
                  title={t('What came of it', 'Heading: the result of a lab')}
                  meta={t('Published {day}', { day: dayText(lab.outcome.publishedAt, now) }, 'The result of a lab')}
                  className="mb-10"
                >
                  <div lang={englishHere}>
                    <Article html={lab.outcome.html} />
                  </div>
                </Section>
              )}
              <Section title={t('The brief', 'Heading: what a lab is about')}>
                <div lang={englishHere} className="grid max-w-measure gap-2.5">
                  {briefOf(lab).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </Section>
              <Section title={t('Goals', 'Heading')} className="mt-10">
                <TickList items={lab.goals} />
              </Section>
              {lab.deliverables.length > 0 && (
                <Section title={t('What you hand in', 'Heading')} className="mt-10">
                  <TickList items={lab.deliverables} />
                </Section>
              )}
            </div>
            <Offer lab={lab} now={now} />
          </div>
          {!lab.isSample && <Stages lab={lab} now={now} />}
          <div className="mt-12 grid gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_24rem]">
            <Teams lab={lab} />
            <div className="grid content-start gap-10">
              <Mentors lab={lab} />
              {lab.askedBy && (
                <Section title={t('Who asked', 'Heading: for a lab')}>
                  <p lang={englishHere} className="whitespace-pre-line">
                    {lab.askedBy}
                  </p>
                </Section>
              )}
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

function Banner({ lab }: { lab: ShownLab }) {
  const drawing = labDrawing(lab)
  const { band } = artOf(drawing.category)
  return (
    <div
      className="relative overflow-hidden border-b-2 border-ink px-gutter text-on-band [--ds-focus:var(--ds-on-band)]"
      style={{ backgroundColor: band }}
    >
      <img
        src={bannerPath(drawing)}
        alt=""
        width={1296}
        height={330}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
      <div
        className="absolute inset-0 bg-linear-to-r from-current from-30% to-transparent max-wide:from-70%"
        style={{ color: band }}
      />
      {lab.coverImage && (
        <div className="absolute inset-y-0 end-0 start-[calc(max(2.5rem,50%-37.5rem)+35rem)] max-wide:hidden">
          <img src={lab.coverImage} alt="" loading="lazy" className="size-full object-cover" />
          <div className="absolute inset-0 bg-linear-to-r from-current to-transparent to-40%" style={{ color: band }} />
        </div>
      )}
      <div className="relative mx-auto min-h-55 max-w-page pt-6 pb-8 wide:min-h-82.5">
        <Breadcrumbs
          crumbs={[{ label: t('Challenge Labs', 'Way to learn, heading on the home page'), href: labsPath }]}
          linkClassName="text-on-band"
        />
        <h1 lang={englishHere} className="mt-6 max-w-[calc(16*var(--ds-heading-ch))] wide:mt-9">
          {lab.title}
        </h1>
        <p lang={englishHere} className="mt-3 max-w-[calc(44*var(--ds-ch))] text-lead">
          {leadOf(lab) ?? lab.summary}
        </p>
        {lab.coverImage && (
          <img
            src={lab.coverImage}
            alt=""
            loading="lazy"
            className="mt-5 aspect-video w-full rounded-card object-cover wide:hidden"
          />
        )}
      </div>
    </div>
  )
}

function Offer({ lab, now }: { lab: ShownLab; now: number }) {
  const { api, context } = useRemote()
  const { user } = context.session
  const [search] = useSearchParams()
  const standing = useQuery({ ...standingQuery(api, lab.id), enabled: user?.isOnboarded === true })
  const participation = standing.data?.participation ?? null
  return (
    <aside
      aria-label={t('Taking part', 'Name of a part of the page, for screen readers')}
      className="mt-8 rounded-card border border-hairline bg-surface p-4.5 shadow-layer max-wide:order-first desk:p-5 wide:sticky wide:top-24 wide:z-1 wide:-mt-44"
    >
      <div className="flex items-start justify-between gap-3">
        {lab.isSample ? (
          <p className="text-dense text-muted">{labMessages.sample}</p>
        ) : (
          <Closes closesAt={lab.closesAt} now={now} />
        )}
        <LabBadge lab={lab} />
      </div>
      <div className="mt-4 grid gap-2.5">
        {search.has('sent') && participation && (
          <FormNotice tone="news" title={t('Request sent', 'Message')}>
            {labMessages.sent[participation.role === 'educator' ? 'educator' : 'student']}
          </FormNotice>
        )}
        <LabAction
          lab={lab}
          now={now}
          participation={participation}
          isOwn={standing.data?.mayManage ?? false}
          isPrimary
          isNamed
        />
        {participation && <LatePart of={ownRequest} props={{ lab, participation }} />}
        {standing.data?.mayManage && (
          <ButtonLink href={workspaceHref(lab.id)} variant="outline" wide>
            {t('Open the workspace', 'Button: of a lab')}
          </ButtonLink>
        )}
        <ShareButton title={lab.title} path={labHref(lab.id)} />
      </div>
      <dl className="mt-4 text-dense">
        <Fact name={t('Length', 'Label: of a lab')}>{lengthText(lab)}</Fact>
        <Fact name={t('Teams', 'Label: of a lab')}>
          {lab.teamSize === 1
            ? t('You work alone', 'In a lab')
            : t(
                '{count, plural, one {Up to # person} other {Up to # people}}',
                { count: lab.teamSize },
                'Team of a lab',
              )}
        </Fact>
        <Fact name={t('Who is in', 'Heading: the people of a lab')}>
          {t(
            '{people, plural, one {# person} other {# people}} of {most}, {mentors, plural, one {# mentor} other {# mentors}}',
            { people: lab.participants, most: lab.maxParticipants, mentors: mentorsOf(lab).length },
            'Who is in a lab',
          )}
        </Fact>
        {lab.needs && (
          <Fact name={t('You need', 'Label: what a learner must have')}>
            <span lang={englishHere}>{lab.needs}</span>
          </Fact>
        )}
        <Fact name={t('Run by', 'Label: the educator of a lab')}>
          <span lang={englishHere}>{lab.educator.name}</span>
        </Fact>
      </dl>
      {standing.data?.mayManage && user?.role !== 'admin' && (
        <p className="mt-3 text-meta text-muted">
          {t('You run this lab.', 'To the educator of a lab')}{' '}
          <a href={participantsHref(lab.id)} className="underline">
            {t('Answer requests', 'Link')}
          </a>
        </p>
      )}
    </aside>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2.5 last:border-b-0">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul lang={englishHere} className="grid gap-x-8 desk:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3 border-b border-hairline py-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
          {item}
        </li>
      ))}
    </ul>
  )
}

function Stages({ lab, now }: { lab: ShownLab; now: number }) {
  const current = stageAt(lab.stages, now)
  return (
    <Section
      title={t('Stages', 'Heading: of a lab')}
      meta={t('All stages end at 6:00 pm IST', 'Of a lab')}
      className="mt-12"
    >
      <Cascade stages={sharesAt(lab.stages, now)} className="max-desk:hidden" />
      <ol
        className="grid gap-x-6 gap-y-4 desk:mt-3 desk:grid-cols-[repeat(var(--stages),minmax(0,1fr))]"
        style={{ '--stages': Math.min(4, lab.stages.length) } as React.CSSProperties}
      >
        {lab.stages.map(({ id, name, text, endsAt }, index) => {
          const isDone = Date.parse(endsAt) <= now
          const isNow = current?.index === index
          return (
            <li
              key={id}
              aria-current={isNow ? 'step' : undefined}
              className={`max-desk:border-s-3 max-desk:ps-3.5 desk:border-t-3 desk:pt-2 ${isNow ? 'border-marigold' : isDone ? 'border-brand' : 'border-hairline'}`}
            >
              <p className="flex flex-wrap items-center gap-2 text-meta text-muted">
                {t('Ends {day}', { day: dayText(endsAt, now) }, 'A stage of a lab')}
                {isDone && (
                  <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
                    {t('Done', 'A stage of a lab')}
                  </Badge>
                )}
                {isNow && <Badge tone="marigold">{t('Now', 'The stage of a lab that goes on')}</Badge>}
              </p>
              <h3 className="mt-1 text-card">
                <span className="me-2 text-brand">{index + 1}</span>
                <span lang={englishHere}>{name}</span>
              </h3>
              {text && (
                <p lang={englishHere} className="mt-1 text-dense text-muted">
                  {text}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
