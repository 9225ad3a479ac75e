import type { Deletion } from '@kere/contracts/accounts/own-data'
import { product } from '@kere/brand/brand'
import { useRemote } from '@kere/platform/react/remote-tree'
import { dateOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DeletionDialog } from './deletion-dialog.tsx'
import { keepingMutation } from './own-data.api.ts'

const title = 'Delete your account'

export function AccountDeletion({ deletion }: { deletion: Deletion }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1}>
      <Choice deletion={deletion} onKept={() => place.current?.focus({ preventScroll: true })} />
    </div>
  )
}

function Choice({ deletion, onKept }: { deletion: Deletion; onKept: () => void }) {
  if (deletion.requestedAt !== null) return <Waiting dueAt={deletion.dueAt} onKept={onKept} />
  if (deletion.isProtected)
    return (
      <Section title={title}>
        <p className="text-muted">This is the main admin account. It cannot be deleted.</p>
      </Section>
    )
  return <Offer deletion={deletion} />
}

function Offer({ deletion }: { deletion: Deletion }) {
  const { session } = useRemote().context
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Section
      title={title}
      lead={`We delete your ${product} account and personal details within 7 business days. You can change your mind until then.`}
    >
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>Your profile, photo, progress, notes and hand-ins are deleted.</li>
        {session.user?.role !== 'student' && <li>Courses you published stay, under “Former member”.</li>}
        <li>You are signed out everywhere at once.</li>
      </ul>
      <Button variant="danger" onClick={() => setIsAsked(true)} className="mt-5 max-desk:w-full">
        Delete my account
      </Button>
      <DeletionDialog deletion={deletion} isOpen={isAsked} onClose={() => setIsAsked(false)} />
    </Section>
  )
}

function Waiting({ dueAt, onKept }: { dueAt: string; onKept: () => void }) {
  const { api, context } = useRemote()
  const keeping = useMutation(keepingMutation(api))
  const keep = () =>
    keeping.mutate(undefined, {
      onSuccess: () => {
        onKept()
        context.notify({ tone: 'success', text: 'Your account stays, with everything in it.' })
      },
    })
  return (
    <Section title={title}>
      <p className="rounded-control bg-warn-soft px-3.5 py-2.5 text-warn">
        Your account will be deleted on <strong className="font-semibold">{dateOf(dueAt)}</strong>, as you asked.
      </p>
      <p className="mt-4 text-muted">Until then you can keep it, with everything in it.</p>
      <Button isBusy={keeping.isPending} busyLabel="Keeping" onClick={keep} className="mt-5 max-desk:w-full">
        Keep my account
      </Button>
      {keeping.error && (
        <RefusedAct className="mt-3">Your account is still to be deleted. {keeping.error.message}</RefusedAct>
      )}
    </Section>
  )
}
