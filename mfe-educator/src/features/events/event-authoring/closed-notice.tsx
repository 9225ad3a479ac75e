import { t } from '@kere/brand/messages'
import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { momentOf } from '@kere/screens/time-in-india'
import { useRowActs } from '@kere/screens/use-row-acts'
import { Button } from '@kere/ui/controls/button'
import CalendarX from 'lucide-react/icons/calendar-x'
import Trash2 from 'lucide-react/icons/trash-2'
import { EditorNotice } from '@kere/screens/editor/editor-notice'
import { loadActs } from './event-draft.api.ts'

/** Says why the event cannot be changed: it is deleted or cancelled. */
export function ClosedNotice({ draft }: { draft: EventDraft }) {
  if (draft.goesAt !== null) return <Deleted draft={draft} goesAt={draft.goesAt} />
  return (
    <EditorNotice Icon={CalendarX} tone="danger">
      <strong>{t('This event is cancelled.', 'Text, educator')}</strong>{' '}
      {t(
        'Its page says so, and everyone with a seat was told by email. Duplicate it to plan it again.',
        'Text, educator',
      )}
    </EditorNotice>
  )
}

function Deleted({ draft, goesAt }: { draft: EventDraft; goesAt: string }) {
  const { run, busyWith } = useRowActs(loadActs, { ...draft, title: draft.details.title })
  return (
    <EditorNotice Icon={Trash2} tone="info">
      <p>
        <strong>{t('This event is deleted.', 'Text, educator')}</strong>{' '}
        {t('You can restore it until {time} IST.', { time: momentOf(goesAt) }, 'Text, educator')}
      </p>
      <Button
        size="toolbar"
        className="mt-2.5"
        isBusy={busyWith === 'restore'}
        busyLabel={t('Restoring', 'Button, busy, educator')}
        onClick={() => run('restore')}
      >
        {t('Restore', 'Button, educator')}
      </Button>
    </EditorNotice>
  )
}
