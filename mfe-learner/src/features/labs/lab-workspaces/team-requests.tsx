import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { LabTeamRequest } from '@kere/contracts/labs/lab-workspaces'
import { firstAndLast } from '@kere/screens/first-and-last'
import { dayText } from '@kere/screens/labs/lab-text'
import { Avatar } from '@kere/ui/art/avatar'
import { Button } from '@kere/ui/controls/button'
import { useState } from 'react'
import { loadRequests, type WorkspaceAct } from './workspace.api.ts'

interface RequestsProps {
  labId: string
  team: { id: string; name: string }
  requests: readonly LabTeamRequest[]
  /** The section runs the action, because it stays when a request and its buttons disappear. */
  act: WorkspaceAct
  onGone: () => void
}

/** Shows the requests to join a team, to its members and to the people who run the lab. */
export function TeamRequests({ labId, team, requests, act: { run, busyWith }, onGone }: RequestsProps) {
  const [now] = useState(() => Date.now())
  const waiting = requests.filter(({ teamId, isYours }) => teamId === team.id && !isYours)
  if (waiting.length === 0) return null
  const answer = async ({ id, person }: LabTeamRequest, isApproved: boolean) => {
    const isAnswered = await run(
      `${isApproved ? 'approve' : 'decline'} ${id}`,
      async (api) =>
        api.call((await loadRequests()).answerLabTeamRequest, {
          params: { id: labId, requestId: id },
          body: { isApproved },
        }),
      isApproved
        ? t('{name} is in {team}', { name: person.name, team: team.name }, 'Notice, labs')
        : t('You declined the request of {name}', { name: person.name }, 'Notice, labs'),
    )
    if (isAnswered) onGone()
  }
  return (
    <ul
      aria-label={t('Requests to join {name}', { name: team.name }, 'For screen readers: a team, labs')}
      className="mt-1 grid grid-cols-1 gap-3"
    >
      {waiting.map((request) => (
        <li key={request.id} className="border-s-4 border-marigold bg-surface px-3.5 py-3">
          <p className="flex items-center gap-3">
            <Avatar {...firstAndLast(request.person.name)} src={request.person.avatarUrl} />
            <span className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{request.person.name}</b>
              <span className="text-meta text-muted">
                {t('Asks to join, {day}', { day: dayText(request.at, now) }, 'Text, labs')}
              </span>
            </span>
          </p>
          <p lang={englishHere} className="mt-2 text-dense wrap-anywhere">
            {request.text}
          </p>
          <p className="mt-2.5 flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="toolbar"
              isBusy={busyWith === `approve ${request.id}`}
              busyLabel={t('Approving', 'On a button while it works, labs')}
              onClick={() => void answer(request, true)}
            >
              {t('Approve', 'Button, labs')}
              <span lang={englishHere} className="sr-only">
                {' '}
                {request.person.name}
              </span>
            </Button>
            <Button
              variant="quiet"
              size="toolbar"
              isBusy={busyWith === `decline ${request.id}`}
              busyLabel={t('Declining', 'On a button while it works, labs')}
              onClick={() => void answer(request, false)}
            >
              {t('Decline', 'Button, labs')}
              <span lang={englishHere} className="sr-only">
                {' '}
                {request.person.name}
              </span>
            </Button>
          </p>
        </li>
      ))}
    </ul>
  )
}

interface OwnRequestProps extends RequestsProps {
  isFull: boolean
  onAsk: () => void
}

/** Lets a learner without a team ask to join one that has submitted. */
export function OwnTeamRequest({
  labId,
  team,
  requests,
  act: { run, busyWith },
  isFull,
  onAsk,
  onGone,
}: OwnRequestProps) {
  const own = requests.find(({ teamId, isYours }) => teamId === team.id && isYours)
  if (own?.isDeclined)
    return (
      <p className="text-meta text-muted">
        {t('This team declined your request. The lab’s educator can still add you.', 'Text, labs')}
      </p>
    )
  if (!own)
    return isFull ? null : (
      <>
        <p className="text-meta text-muted">{t('This team has handed in, so it decides who joins.', 'Text, labs')}</p>
        <Button variant="outline" size="toolbar" onClick={onAsk} className="my-1.5">
          {t('Ask to join', 'Button: a team, labs')}
          <span lang={englishHere} className="sr-only">
            {' '}
            {team.name}
          </span>
        </Button>
      </>
    )
  const withdraw = async () => {
    const isWithdrawn = await run(
      `withdraw ${own.id}`,
      async (api) =>
        api.call((await loadRequests()).withdrawLabTeamRequest, { params: { id: labId, requestId: own.id } }),
      t('Your request is withdrawn', 'Notice, labs'),
    )
    if (isWithdrawn) onGone()
  }
  return (
    <div className="my-1.5 border-s-4 border-marigold bg-surface px-3.5 py-2.5 text-dense">
      <p className="font-semibold">{t('You asked to join. The team has not answered yet.', 'Text, labs')}</p>
      <p lang={englishHere} className="mt-1 wrap-anywhere text-muted">
        {own.text}
      </p>
      <Button
        variant="quiet"
        size="toolbar"
        isBusy={busyWith === `withdraw ${own.id}`}
        busyLabel={t('Withdrawing', 'On a button while it works, labs')}
        onClick={() => void withdraw()}
        className="mt-1 -ms-3.5"
      >
        {t('Withdraw request', 'Button, labs')}
      </Button>
    </div>
  )
}
