import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { Around } from '@kere/ui/layout/around'
import { labMessages, labStateNames, stageAt } from '@kere/contracts/labs/lab-options'
import type { LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { workspaceRoleNames } from '@kere/contracts/labs/lab-workspace-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { dayText, labHref, leftText, ownLabsPath, participantsHref, sharesAt } from '@kere/screens/labs/lab-text'
import { LoadFailure } from '@kere/screens/load-failure'
import { Cascade } from '@kere/ui/charts/cascade'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Badge } from '@kere/ui/status/badge'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import CircleDot from 'lucide-react/icons/circle-dot'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { HandIn } from './hand-in.tsx'
import { Goals } from './workspace-goals.tsx'
import { Links } from './workspace-links.tsx'
import { Members } from './workspace-members.tsx'
import { Submissions } from './workspace-submissions.tsx'
import { Updates } from './workspace-updates.tsx'
import { workspaceQuery } from './workspace.api.ts'

export function WorkspacePage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(workspaceQuery(api, id))
  if (query.data) return <Workspace workspace={query.data} />
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      {query.data === null ? (
        <EmptyState
          title={labMessages.notFound}
          headingLevel="h1"
          action={<ButtonLink href={ownLabsPath}>{t('Return to Challenge Labs', 'Button, labs')}</ButtonLink>}
        >
          {t('Only its approved people can open a lab’s workspace.', 'Text, labs')}
        </EmptyState>
      ) : query.isPending ? (
        <SkeletonGroup label={t('Loading the lab', 'Label, labs')}>
          <Skeleton className="h-9 w-72" />
          <Skeleton className="mt-5 h-50" />
          <Skeleton className="mt-5 h-80" />
        </SkeletonGroup>
      ) : (
        <>
          <h1 className="sr-only">{t('Challenge Lab', 'Heading, labs')}</h1>
          <LoadFailure title={labMessages.getFailed} query={query}>
            {t('What the lab has written is safe.', 'Text, labs')}
          </LoadFailure>
        </>
      )}
    </div>
  )
}

function Workspace({ workspace }: { workspace: LabWorkspace }) {
  const [now] = useState(() => Date.now())
  const { lab, role, teamId, teams, isWritable } = workspace
  const team = teams.find(({ id }) => id === teamId)
  const manages = role === 'owner' || role === 'admin'
  const guides = role !== 'participant'
  const { user } = useRemote().context.session
  const copied = guides
    ? t('If a learner is under 18, their guardian gets a copy of your feedback and replies.', 'Text, labs')
    : user?.isAdult === false &&
      t('If you are under 18, your guardian gets a copy of what mentors write to you.', 'Text, labs')
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-section wrap-anywhere wide:p-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={lab.state === 'open' ? 'leaf' : 'neutral'} icon={<CircleDot aria-hidden="true" />}>
              {labelOf(labStateNames, lab.state)}
            </Badge>
            <Badge>{labelOf(workspaceRoleNames, role)}</Badge>
          </p>
          <h1 tabIndex={-1} lang={englishHere} className="mt-2 text-title wrap-anywhere">
            {lab.title}
          </h1>
          <p className="mt-1 text-muted">
            {team ? (
              <Around text={t('Team {name}', { name: team.name }, 'Text, labs')} part={team.name}>
                <span lang={englishHere}>{team.name}</span>
              </Around>
            ) : role === 'participant' ? (
              t('You have no team yet', 'Text, labs')
            ) : (
              <Around text={t('Run by {name}', { name: lab.educator.name }, 'A lab')} part={lab.educator.name}>
                <span lang={englishHere}>{lab.educator.name}</span>
              </Around>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {manages && (
            <ButtonLink href={participantsHref(lab.id)} variant="outline">
              {t('Participants', 'Button, labs')}
            </ButtonLink>
          )}
          {lab.state === 'open' && (
            <ButtonLink href={labHref(lab.id)} variant="outline">
              {t('Lab page', 'Button, labs')}
            </ButtonLink>
          )}
        </div>
      </header>
      {copied && <p className="mt-3 text-meta text-muted">{copied}</p>}
      {!isWritable && (
        <p className="mt-4 border-s-4 border-warn bg-warn-soft px-3.5 py-2.5">
          {t('This lab is over. You can read everything; nothing can be added.', 'Text, labs')}
        </p>
      )}
      <div className="mt-5 rounded-card border border-t-2 border-hairline border-t-ink bg-surface p-4.5 desk:p-5 wide:grid wide:grid-cols-[minmax(0,1fr)_18.5rem] wide:gap-x-7">
        <Stages workspace={workspace} now={now} />
        <HandIn workspace={workspace} now={now} />
      </div>
      <div className="mt-9 grid grid-cols-1 gap-x-10 gap-y-9 wide:grid-cols-[minmax(0,1fr)_19.5rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-9">
          {guides && <Submissions workspace={workspace} now={now} />}
          <Goals workspace={workspace} />
          {!guides && <Submissions workspace={workspace} now={now} />}
          <Updates workspace={workspace} now={now} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-9">
          <Members workspace={workspace} />
          <Links workspace={workspace} />
        </div>
      </div>
    </div>
  )
}

function Stages({ workspace: { lab }, now }: { workspace: LabWorkspace; now: number }) {
  const current = stageAt(lab.stages, now)
  return (
    <section aria-label={t('Stages', 'For screen readers, labs')} className="min-w-0">
      <Cascade stages={sharesAt(lab.stages, now)} className="h-24!" />
      <ol
        className="mt-3 grid grid-cols-2 gap-x-5 gap-y-3 desk:grid-cols-[repeat(var(--stages),minmax(0,1fr))]"
        style={{ '--stages': Math.min(4, lab.stages.length) } as React.CSSProperties}
      >
        {lab.stages.map(({ id, name, endsAt }, index) => (
          <li
            key={id}
            aria-current={current?.index === index ? 'step' : undefined}
            className={`border-t-3 pt-1.5 ${current?.index === index ? 'border-marigold' : 'border-hairline'}`}
          >
            <b className="block text-dense font-semibold">
              <span className="me-1.5 text-brand">{index + 1}</span>
              <span lang={englishHere}>{name}</span>
            </b>
            <span className="text-meta text-muted">
              {t('to {day}', { day: dayText(endsAt, now) }, 'Until when a stage of a lab lasts')}
              {current?.index === index && `, ${leftText(endsAt, now)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
