import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
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
  if (lab.isSample) return t('A sample cannot be joined', 'Why nobody can join a lab')
  if (lab.state !== 'open') return t('This lab is closed', 'Why nobody can join a lab')
  if (Date.parse(lab.closesAt) <= now) return t('Requests are closed', 'Why nobody can join a lab')
  if (role === 'student' && lab.participants >= lab.maxParticipants)
    return t('All places are taken', 'Why nobody can join a lab')
  if (role === 'educator' && lab.mentors >= lab.maxMentors)
    return t('This lab has its mentors', 'Why nobody can join a lab')
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
  const named = !isNamed && <VisuallyHidden lang={englishHere}>: {lab.title}</VisuallyHidden>
  const isRunner = user?.role === 'admin' || isOwn || (user?.role === 'educator' && user.id === lab.educator.id)
  if (isRunner && !lab.isSample)
    return (
      <ButtonLink href={participantsHref(lab.id)} variant={variant} size={size} wide>
        {t('View Participants', 'Button: of a lab')}
        {named}
      </ButtonLink>
    )
  if (participation) return <Standing {...{ lab, now, participation, named, size }} />
  const role = user?.role === 'educator' ? 'educator' : 'student'
  const barrier = barrierOf(lab, role, now)
  const action = isRunner ? t('View Participants', 'Button: of a lab') : interestWords[role].action
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
      <ButtonLink href={withNext(signInPath, localPath(joinHref(lab.id)))} variant={variant} size={size} wide>
        {action}
        {named}
      </ButtonLink>
    )
  if (user.role === 'educator' && user.educatorStatus !== 'approved')
    return (
      <p className="text-meta text-muted">
        {t('You can mentor labs once your application to teach is approved.', 'To an educator')}
      </p>
    )
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
      () => location.assign(localPath(href)),
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
          {decidedAt
            ? t('Approved {day}', { day: dayText(decidedAt, now) }, 'A request to join a lab')
            : t('Approved', 'A request to join a lab')}
        </Badge>
        <ButtonLink href={workspaceHref(lab.id)} size={size} wide>
          {t('Open the workspace', 'Button: of a lab')}
          {named}
        </ButtonLink>
      </div>
    )
  if (status === 'rejected')
    return (
      <Badge tone="danger" icon={<CircleX aria-hidden="true" />} className="justify-self-start">
        {decidedAt
          ? t('Not approved {day}', { day: dayText(decidedAt, now) }, 'A request to join a lab')
          : t('Not approved', 'A request to join a lab')}
      </Badge>
    )
  return (
    <div className="grid gap-2">
      <Badge tone="warn" icon={<Clock aria-hidden="true" />} className="justify-self-start">
        {t('Requested {day}', { day: dayText(askedAt, now) }, 'A request to join a lab')}
      </Badge>
      {size === 'normal' && lab.state === 'open' && (
        <ButtonLink href={`${labHref(lab.id)}#request`} variant="outline" wide>
          {t('See your request', 'Button')}
          {named}
        </ButtonLink>
      )}
    </div>
  )
}
