import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { LabMember, LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { workspaceLimits, workspaceRoleNames } from '@kere/contracts/labs/lab-workspace-options'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Avatar } from '@kere/ui/art/avatar'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { BesideField } from '@kere/ui/controls/field'
import { TextInput } from '@kere/ui/controls/text-input'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { AskedTeam } from './team-dialogs.tsx'
import { OwnTeamRequest, TeamRequests } from './team-requests.tsx'
import { loadWorkspaces, useWorkspaceAct } from './workspace.api.ts'

const TeamDialog = lazy(async () => ({ default: (await import('./team-dialogs.tsx')).TeamDialog }))

/** Lists members by team. A participant joins or starts a team; the educator and mentors move people. */
export function Members({ workspace }: { workspace: LabWorkspace }) {
  // An older API does not send requests.
  const { lab, role, members, teams, teamId, isWritable, submissions, requests = [] } = workspace
  const [asked, setAsked] = useState<AskedTeam | null>(null)
  const groupList = useRef<HTMLDivElement>(null)
  const isGone = useRef(false)
  // A closed dialog returns the focus to the button that opened it, which may have disappeared.
  useEffect(() => {
    if (asked || !isGone.current) return
    isGone.current = false
    groupList.current?.focus()
  }, [asked])
  const focusGroups = () => groupList.current?.focus()
  const manages = (role === 'owner' || role === 'admin') && isWritable
  const isInTeam = role === 'participant' && isWritable && teamId !== null
  // A member of a team must leave it first.
  const mayJoin = role === 'participant' && isWritable && teamId === null
  const hasHandedIn = (id: string) => lab.teamList.some((team) => team.id === id && team.handedIn > 0)
  const you = members.find(({ isYou }) => isYou)
  const learners = members.filter(({ isMentor }) => !isMentor)
  const groups = [
    ...teams.map((team) => ({ ...team, people: learners.filter((member) => member.teamId === team.id) })),
    {
      id: null,
      name: t('No team yet', 'Heading: people, labs'),
      people: learners.filter((member) => member.teamId === null),
    },
  ].filter(({ id, people }) => id !== null || people.length > 0)
  const own = role === 'participant' ? groups.filter(({ id }) => id !== null && id === teamId) : []
  const others = groups.filter((group) => !own.includes(group))
  const act = useWorkspaceAct(lab.id)
  const { run, busyWith, refusal } = act
  const move = (participantId: string, team: string | null) =>
    void run(`move ${participantId}`, (api, contract) =>
      api.call(contract.setLabTeam, { params: { id: lab.id, participantId }, body: { teamId: team } }),
    )
  const mentors = members.filter(({ isMentor }) => isMentor)
  const ask = (what: AskedTeam['act'], id: string) =>
    setAsked({
      act: what,
      id,
      name: teams.find((team) => team.id === id)?.name ?? '',
      people: learners.filter((member) => member.teamId === id).length,
      hasHandedIn: submissions.some((submission) => submission.teamId === id),
    })
  const drawGroup = ({ id, name, people }: (typeof groups)[number]) => (
    <div key={id ?? ''}>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-snug font-semibold wrap-anywhere">
          <span lang={id === null ? undefined : englishHere}>{name}</span>
          {id !== null && (
            <span className="ms-2 font-normal text-muted">
              {t('{count} of {most}', { count: people.length, most: lab.teamSize }, 'People in a team')}
            </span>
          )}
        </h3>
        <span className="flex shrink-0 items-center">
          {mayJoin && you && id !== null && people.length < lab.teamSize && !hasHandedIn(id) && (
            <Button
              variant="outline"
              size="toolbar"
              isBusy={busyWith === `move ${you.participantId}`}
              onClick={() => move(you.participantId, id)}
            >
              {t('Join', 'Button: a team, labs')}
              <span lang={englishHere} className="sr-only">
                {' '}
                {name}
              </span>
            </Button>
          )}
          {isInTeam && you && id === teamId && (
            <Button variant="quiet" size="toolbar" onClick={() => move(you.participantId, null)}>
              {t('Leave', 'Button: a team, labs')}
              <span lang={englishHere} className="sr-only">
                {' '}
                {name}
              </span>
            </Button>
          )}
          {id !== null && (manages || (isInTeam && id === teamId)) && (
            <Button
              variant="quiet"
              size="toolbar"
              icon={<Pencil aria-hidden="true" />}
              aria-label={t('Rename {name}', { name }, 'Button: a team, labs')}
              onClick={() => ask('rename', id)}
              className="px-2.5"
            />
          )}
          {id !== null && manages && (
            <Button
              variant="quiet"
              size="toolbar"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={t('Delete {name}', { name }, 'Button: a team, labs')}
              onClick={() => ask('delete', id)}
              className="px-2.5"
            />
          )}
        </span>
      </div>
      {mayJoin && id !== null && hasHandedIn(id) && (
        <OwnTeamRequest
          {...{ labId: lab.id, team: { id, name }, requests, act, onGone: focusGroups }}
          isFull={people.length >= lab.teamSize}
          onAsk={() => ask('ask', id)}
        />
      )}
      {isWritable && id !== null && (
        <TeamRequests {...{ labId: lab.id, team: { id, name }, requests, act, onGone: focusGroups }} />
      )}
      <ul>
        {people.map((member) => (
          <Person key={member.participantId} member={member}>
            {manages && (
              <Select
                label={t('Team of {name}', { name: member.name }, 'Label: a person, labs')}
                labelPlace="hidden"
                value={member.teamId ?? ''}
                options={[
                  { value: '', label: t('No team', 'Choice, labs') },
                  ...teams.map((team) => ({ value: team.id, label: team.name, lang: englishHere })),
                ]}
                onChange={({ currentTarget }) => move(member.participantId, currentTarget.value || null)}
                className="w-40 shrink-0"
              />
            )}
          </Person>
        ))}
        {people.length === 0 && <li className="py-1.5 text-dense text-muted">{t('Nobody yet', 'In a team, labs')}</li>}
      </ul>
    </div>
  )
  return (
    <Section title={t('Members', 'Heading, labs')} meta={peopleCount(members.length + 1)}>
      {refusal && <RefusedAct className="mb-3">{refusal}</RefusedAct>}
      <div ref={groupList} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
        {own.map(drawGroup)}
        {own.length === 0 && others.map(drawGroup)}
        {own.length > 0 && others.length > 0 && (
          <Disclosure
            className="border-y border-hairline"
            summary={<h3 className="text-snug font-semibold">{othersText(others)}</h3>}
          >
            <div className="grid grid-cols-1 gap-5">{others.map(drawGroup)}</div>
          </Disclosure>
        )}
        {(mayJoin || manages) && <NewTeam labId={lab.id} />}
        <div>
          <h3 className="text-snug font-semibold">{t('Mentors', 'Heading, labs')}</h3>
          <ul>
            <li className="flex items-center gap-3 border-b border-hairline py-2">
              <Avatar {...firstAndLast(lab.educator.name)} src={lab.educator.avatarUrl} />
              <span className="min-w-0 grow">
                <b className="block font-semibold">{lab.educator.name}</b>
                <span className="text-meta text-muted">{workspaceRoleNames.owner}</span>
              </span>
            </li>
            {mentors.map((member) => (
              <Person key={member.participantId} member={member} />
            ))}
          </ul>
        </div>
      </div>
      {asked && (
        <Suspense>
          <TeamDialog
            labId={lab.id}
            team={asked}
            onClose={() => setAsked(null)}
            onGone={() => (isGone.current = true)}
          />
        </Suspense>
      )}
    </Section>
  )
}

const peopleCount = (count: number) => t('{count, plural, one {# person} other {# people}}', { count }, 'In a lab')

const othersText = (groups: readonly { id: string | null; people: readonly unknown[] }[]) => {
  const teams = groups.filter(({ id }) => id !== null).length
  const people = groups.reduce((sum, { people: { length } }) => sum + length, 0)
  return teams > 0
    ? t(
        '{teams, plural, one {# other team} other {# other teams}}, {people, plural, one {# person} other {# people}}',
        { teams, people },
        'Who else is in a lab',
      )
    : peopleCount(people)
}

function Person({ member, children }: { member: LabMember; children?: React.ReactNode }) {
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-2">
      <Avatar {...firstAndLast(member.name)} src={member.avatarUrl} />
      <span className="min-w-0 grow">
        <b className="block font-semibold wrap-anywhere">{member.name}</b>
        {(member.isYou || member.isMentor) && (
          <span className="text-meta text-muted">
            {[
              member.isYou && t('You', 'Below the own name, labs'),
              member.isMentor && t('Mentor', 'Below a name, labs'),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
      </span>
      {children}
    </li>
  )
}

function NewTeam({ labId }: { labId: string }) {
  const { run, busyWith, refusal } = useWorkspaceAct(labId)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const start = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const result = (await loadWorkspaces()).labTeamName.safeParse({ name })
    setError(result.error?.issues[0]?.message)
    if (!result.success) return
    const isMade = await run(
      'team',
      (api, contract) => api.call(contract.createLabTeam, { params: { id: labId }, body: result.data }),
      t('You started {name}', { name: result.data.name }, 'Notice: a team, labs'),
    )
    if (isMade) setName('')
  }
  return (
    <form noValidate onSubmit={(event) => void start(event)} className="flex flex-wrap items-start gap-2">
      <TextInput
        label={t('Start a team', 'Label, labs')}
        value={name}
        maxLength={workspaceLimits.teamNameLength}
        error={error}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        className="min-w-0 grow"
      />
      <BesideField>
        <Button
          type="submit"
          variant="outline"
          isBusy={busyWith === 'team'}
          busyLabel={t('Starting', 'On a button while it works, labs')}
        >
          {t('Start', 'Button: a team, labs')}
        </Button>
      </BesideField>
      {refusal && <RefusedAct className="basis-full">{refusal}</RefusedAct>}
    </form>
  )
}
