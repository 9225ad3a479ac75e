import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import UserPlus from 'lucide-react/icons/user-plus'
import { Suspense, useState } from 'react'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import type { NewWalkIn } from '@kere/contracts/events/event-attendance'

const AddPersonDialog = lazyPart(async () => (await import('./add-person-dialog.tsx')).AddPersonDialog)

interface AddPersonProps {
  eventId: string
  onAdd: (newcomer: NewWalkIn, idempotencyKey: string) => Promise<void>
}

/** A new dialog is created each time it opens, so that it never shows an earlier name. */
export function AddPerson({ eventId, onAdd }: AddPersonProps) {
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        wide
        icon={<UserPlus aria-hidden="true" />}
        className="mt-3"
        onClick={() => {
          setOpened((before) => before + 1)
          setOpen(true)
        }}
      >
        {t('Add somebody who is not registered', 'Button, educator')}
      </Button>
      {opened > 0 && (
        <Suspense>
          <AddPersonDialog
            key={opened}
            eventId={eventId}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onAdd={onAdd}
          />
        </Suspense>
      )}
    </>
  )
}
