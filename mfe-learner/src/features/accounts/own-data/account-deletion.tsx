import { t } from '@kere/brand/messages'
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

const title = t('Delete your account', 'Heading, own data')

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
        <p className="text-muted">{t('This is the main admin account. It cannot be deleted.', 'Text, own data')}</p>
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
      lead={t(
        'We delete your {product} account and personal details within 7 business days. You can change your mind until then.',
        { product },
        'Text, own data',
      )}
    >
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>{t('Your profile, photo, progress, notes and hand-ins are deleted.', 'Text, own data')}</li>
        {session.user?.role !== 'student' && (
          <li>{t('Courses you published stay, under “Former member”.', 'Text, own data')}</li>
        )}
        <li>{t('You are signed out everywhere at once.', 'Text, own data')}</li>
      </ul>
      <Button variant="danger" onClick={() => setIsAsked(true)} className="mt-5 max-desk:w-full">
        {t('Delete my account', 'Button, own data')}
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
        context.notify({ tone: 'success', text: t('Your account stays, with everything in it.', 'Text, own data') })
      },
    })
  return (
    <Section title={title}>
      <p className="rounded-control bg-warn-soft px-3.5 py-2.5 text-warn">
        {t('Your account will be deleted on {when}, as you asked.', { when: dateOf(dueAt) }, 'Text, own data')}
      </p>
      <p className="mt-4 text-muted">{t('Until then you can keep it, with everything in it.', 'Text, own data')}</p>
      <Button
        isBusy={keeping.isPending}
        busyLabel={t('Keeping', 'On a button while it works, own data')}
        onClick={keep}
        className="mt-5 max-desk:w-full"
      >
        {t('Keep my account', 'Button, own data')}
      </Button>
      {keeping.error && (
        <RefusedAct className="mt-3">
          {t('Your account is still to be deleted. {message}', { message: keeping.error.message }, 'Text, own data')}
        </RefusedAct>
      )}
    </Section>
  )
}
