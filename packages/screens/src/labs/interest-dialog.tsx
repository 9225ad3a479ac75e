import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { interestWords, labMessages, type ParticipantRole } from '@kere/contracts/labs/lab-options'
import type { OwnParticipation } from '@kere/contracts/labs/lab-participation'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { InterestForm } from './interest-form.tsx'

interface InterestDialogProps {
  lab: { id: string; title: string; educatorName: string }
  role: ParticipantRole
  onSent: (participation: OwnParticipation) => void
  onClose: () => void
}

export function InterestDialog({ lab, role, onSent, onClose }: InterestDialogProps) {
  const { context } = useRemote()
  return (
    <Dialog
      title={interestWords[role].title}
      isOpen
      onClose={onClose}
      head={
        <p className="mt-1 text-meta text-muted">
          <span lang={englishHere}>{lab.title}</span> · {t('run by', 'Before the name of the educator of a lab')}{' '}
          <span lang={englishHere}>{lab.educatorName}</span>
        </p>
      }
      className="desk:max-w-140"
    >
      <InterestForm
        lab={lab}
        role={role}
        onSent={(participation) => {
          context.notify({ tone: 'success', text: labMessages.sent[role] })
          onSent(participation)
          onClose()
        }}
        cancel={
          <Button variant="outline" onClick={onClose}>
            {t('Cancel', 'Button')}
          </Button>
        }
      />
    </Dialog>
  )
}
