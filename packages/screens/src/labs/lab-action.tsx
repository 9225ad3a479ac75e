import { interestWords, type ParticipantRole } from '@kere/contracts/labs/lab-options'
import type { OwnParticipation } from '@kere/contracts/labs/lab-participation'
import type { LabSummary } from '@kere/contracts/labs/labs'
import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { dayText, joinHref, labHref, participantsHref, workspaceHref } from './lab-text.ts'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { Badge } from '@kere/ui/status/badge'
import { useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { useState, type ComponentType, type MouseEvent } from 'react'
import { participationsQuery, standingQuery } from './lab-queries.ts'

type Shown = Pick<
  LabSummary,
  | 'id'
  | 'title'
  | 'state'
  | 'isSample'
  | 'closesAt'
  | 'participants'
  | 'maxParticipants'
  | 'mentors'
  | 'maxMentors'
  | 'educator'
>

interface LabActionProps {
  lab: Shown
  now: number
  participation: OwnParticipation | null
  isOwn?: boolean
  isPrimary?: boolean
  isNamed?: boolean
}

/** Returns the reason why nobody can ask to join the lab now, or not in this role (S-181). */
export function barrierOf(lab: Shown, role: ParticipantRole, now: number): string | null {
  if (lab.isSample) return 'A sample cannot be joined'
  if (lab.state !== 'open') return 'This lab is closed'
  if (Date.parse(lab.closesAt) <= now) return 'Requests are closed'
  if (role === 'student' && lab.participants >= lab.maxParticipants) return 'All places are taken'
  if (role === 'educator' && lab.mentors >= lab.maxMentors) return 'This lab has its mentors'
  return null
}

export function LabAction({
  lab,
  now,
  participation,
  isOwn = false,
  isPrimary = false,
  isNamed = false,
}: LabActionProps) {
  const { user } = useRemote().context.session
  const variant = isPrimary ? 'primary' : 'outline'
  const size = isNamed ? 'main' : 'normal'
  const named = !isNamed && <VisuallyHidden>: {lab.title}</VisuallyHidden>
  const isRunner = user?.role === 'admin' || isOwn || (user?.role === 'educator' && user.id === lab.educator.id)
  if (isRunner && !lab.isSample)
    return (
      <ButtonLink href={participantsHref(lab.id)} variant={variant} size={size} wide>
        View Participants{named}
      </ButtonLink>
    )
  if (participation) return <Standing {...{ lab, now, participation, named, size }} />
  const role = user?.role === 'educator' ? 'educator' : 'student'
  const barrier = barrierOf(lab, role, now)
  const action = isRunner ? 'View Participants' : interestWords[role].action
  if (barrier !== null)
    return (
      <div className="grid gap-1.5">
        <Button variant="outline" size={size} wide disabled className="opacity-60">
          {action}
          {named}
        </Button>
        <p className="text-meta text-muted">{barrier}</p>
      </div>
    )
  if (!user?.isOnboarded)
    return (
      <ButtonLink href={withNext(signInPath, joinHref(lab.id))} variant={variant} size={size} wide>
        {action}
        {named}
      </ButtonLink>
    )
  if (user.role === 'educator' && user.educatorStatus !== 'approved')
    return <p className="text-meta text-muted">You can mentor labs once your application to teach is approved.</p>
  return (
    <AskButton lab={lab} role={role} variant={variant} size={size}>
      {action}
      {named}
    </AskButton>
  )
}

interface AskButtonProps {
  lab: Shown
  role: ParticipantRole
  variant: 'primary' | 'outline'
  size: 'main' | 'normal'
  children: React.ReactNode
}

type Dialog = ComponentType<React.ComponentProps<typeof import('./interest-dialog.tsx').InterestDialog>>

/** A link to the form’s own page. With a script, it opens the form in a dialog. */
function AskButton({ lab, role, variant, size, children }: AskButtonProps) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const [Opened, setOpened] = useState<Dialog | null>(null)
  const href = joinHref(lab.id)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./interest-dialog.tsx').then(
      ({ InterestDialog }) => setOpened(() => InterestDialog),
      () => location.assign(href),
    )
  }
  const show = (participation: OwnParticipation) => {
    void cache.invalidateQueries(participationsQuery(api))
    cache.setQueryData(standingQuery(api, lab.id).queryKey, (known) => ({
      isOwn: false,
      mayManage: false,
      mayWork: false,
      ...known,
      participation,
    }))
  }
  return (
    <>
      <ButtonLink href={href} onClick={open} variant={variant} size={size} wide>
        {children}
      </ButtonLink>
      {Opened && (
        <Opened
          lab={{ id: lab.id, title: lab.title, educatorName: lab.educator.name }}
          role={role}
          onSent={show}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

interface StandingProps {
  lab: Shown
  now: number
  participation: OwnParticipation
  named: React.ReactNode
  size: 'main' | 'normal'
}

/** Shows the status of the reader's request, with its date. */
function Standing({ lab, now, participation: { status, askedAt, decidedAt }, named, size }: StandingProps) {
  if (status === 'approved')
    return (
      <div className="grid gap-2">
        <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />} className="justify-self-start">
          {decidedAt ? `Approved ${dayText(decidedAt, now)}` : 'Approved'}
        </Badge>
        <ButtonLink href={workspaceHref(lab.id)} size={size} wide>
          Open the workspace{named}
        </ButtonLink>
      </div>
    )
  if (status === 'rejected')
    return (
      <Badge tone="danger" icon={<CircleX aria-hidden="true" />} className="justify-self-start">
        {decidedAt ? `Not approved ${dayText(decidedAt, now)}` : 'Not approved'}
      </Badge>
    )
  return (
    <div className="grid gap-2">
      <Badge tone="warn" icon={<Clock aria-hidden="true" />} className="justify-self-start">
        Requested {dayText(askedAt, now)}
      </Badge>
      {size === 'normal' && lab.state === 'open' && (
        <ButtonLink href={`${labHref(lab.id)}#request`} variant="outline" wide>
          See your request{named}
        </ButtonLink>
      )}
    </div>
  )
}
