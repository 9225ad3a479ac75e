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
      isApproved ? `${person.name} is in ${team.name}` : `You declined the request of ${person.name}`,
    )
    if (isAnswered) onGone()
  }
  return (
    <ul aria-label={`Requests to join ${team.name}`} className="mt-1 grid gap-3">
      {waiting.map((request) => (
        <li key={request.id} className="border-s-4 border-marigold bg-surface px-3.5 py-3">
          <p className="flex items-center gap-3">
            <Avatar {...firstAndLast(request.person.name)} src={request.person.avatarUrl} />
            <span className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{request.person.name}</b>
              <span className="text-meta text-muted">Asks to join, {dayText(request.at, now)}</span>
            </span>
          </p>
          <p className="mt-2 text-dense wrap-anywhere">{request.text}</p>
          <p className="mt-2.5 flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="toolbar"
              isBusy={busyWith === `approve ${request.id}`}
              busyLabel="Approving"
              onClick={() => void answer(request, true)}
            >
              Approve<span className="sr-only"> {request.person.name}</span>
            </Button>
            <Button
              variant="quiet"
              size="toolbar"
              isBusy={busyWith === `decline ${request.id}`}
              busyLabel="Declining"
              onClick={() => void answer(request, false)}
            >
              Decline<span className="sr-only"> {request.person.name}</span>
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
      <p className="text-meta text-muted">This team declined your request. The lab’s educator can still add you.</p>
    )
  if (!own)
    return isFull ? null : (
      <>
        <p className="text-meta text-muted">This team has handed in, so it decides who joins.</p>
        <Button variant="outline" size="toolbar" onClick={onAsk} className="my-1.5">
          Ask to join<span className="sr-only"> {team.name}</span>
        </Button>
      </>
    )
  const withdraw = async () => {
    const isWithdrawn = await run(
      `withdraw ${own.id}`,
      async (api) =>
        api.call((await loadRequests()).withdrawLabTeamRequest, { params: { id: labId, requestId: own.id } }),
      'Your request is withdrawn',
    )
    if (isWithdrawn) onGone()
  }
  return (
    <div className="my-1.5 border-s-4 border-marigold bg-surface px-3.5 py-2.5 text-dense">
      <p className="font-semibold">You asked to join. The team has not answered yet.</p>
      <p className="mt-1 wrap-anywhere text-muted">{own.text}</p>
      <Button
        variant="quiet"
        size="toolbar"
        isBusy={busyWith === `withdraw ${own.id}`}
        busyLabel="Withdrawing"
        onClick={() => void withdraw()}
        className="mt-1 -ms-3.5"
      >
        Withdraw request
      </Button>
    </div>
  )
}
