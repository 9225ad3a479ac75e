import { t } from '@kere/brand/messages'
import { eventLimits } from '@kere/contracts/events/event-options'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { TextArea } from '@kere/ui/controls/text-area'
import { useState } from 'react'

interface ChangeDialogProps {
  changes: readonly ('time' | 'place')[]
  people: number
  isOpen: boolean
  onClose: () => void
  onSave: (message: string) => void
}

export function ChangeDialog({ changes, people, isOpen, onClose, onSave }: ChangeDialogProps) {
  const [message, setMessage] = useState('')
  return (
    <Dialog
      title={t('What should the email say?', 'Title, educator')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onSave(message.trim())}>{t('Save and send', 'Button, educator')}</Button>
          <Button variant="outline" onClick={onClose}>
            {t('Go back', 'Button, educator')}
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">
        {t(
          'You changed the {what, select, time {time} place {place} other {time and the place}}. {count, plural, one {# person} other {# people}} will get an email with the old and the new details.',
          { what: changes.length === 1 ? (changes[0] ?? '') : 'both', count: people },
          'Text, educator',
        )}
      </p>
      <TextArea
        label={t('Your message', 'Label, educator')}
        note={t('(optional)', 'Text, educator')}
        rows={4}
        maxLength={eventLimits.messageLength}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        className="mt-4"
      />
    </Dialog>
  )
}
