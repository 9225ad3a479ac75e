import type { ManagedEvent } from '@kere/contracts/event-authoring'
import { Button } from '@kere/ui/button'
import { Switch } from '@kere/ui/switch'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, Suspense, useState } from 'react'
import { nameOfEvent, useEventActs } from './event-acts.tsx'

const EventDeleteDialog = lazy(async () => ({
  default: (await import('./event-delete-dialog.tsx')).EventDeleteDialog,
}))

const isFixed = ({ state, goesAt }: ManagedEvent) => goesAt !== null || state === 'cancelled' || state === 'past'

/** S-389, over the row's own link. */
export function PublishSwitch({ event, isLabelled = false }: { event: ManagedEvent; isLabelled?: boolean }) {
  const { publish, unpublish } = useEventActs(event)
  if (isFixed(event)) return <span className="text-muted">{isLabelled ? '' : '–'}</span>
  return (
    <div className="relative z-1 inline-flex">
      <Switch
        aria-label={`Published: ${nameOfEvent(event.title)}`}
        checked={event.isPublished}
        onChange={event.isPublished ? unpublish : publish}
      >
        {isLabelled && <span className="pe-1">Published</span>}
      </Switch>
    </div>
  )
}

export function EventListActs({ event }: { event: ManagedEvent }) {
  const name = nameOfEvent(event.title)
  const acts = useEventActs(event)
  const [question, setQuestion] = useState<'none' | 'open' | 'closed'>('none')

  if (event.goesAt !== null)
    return (
      <div className="relative z-1 flex">
        <Button
          variant="outline"
          size="toolbar"
          aria-label={`Restore ${name}`}
          isBusy={acts.busyWith === 'restore'}
          onClick={acts.restore}
        >
          Restore
        </Button>
      </div>
    )
  return (
    <div className="relative z-1 flex items-center gap-1">
      <Button
        variant="quiet"
        size="toolbar"
        icon={<Copy aria-hidden="true" />}
        aria-label={`Duplicate ${name}`}
        isBusy={acts.busyWith === 'duplicate'}
        onClick={acts.duplicate}
        className="px-2.5"
      />
      <Button
        variant="quiet"
        size="toolbar"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={`Delete ${name}`}
        isBusy={acts.busyWith === 'delete'}
        onClick={() => setQuestion('open')}
        className="px-2.5"
      />
      {question !== 'none' && (
        <Suspense>
          <EventDeleteDialog
            event={event}
            isOpen={question === 'open'}
            onClose={() => setQuestion('closed')}
            onDelete={() => {
              setQuestion('closed')
              void acts.remove()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
