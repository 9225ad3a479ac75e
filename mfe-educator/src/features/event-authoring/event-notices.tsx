import type { EventDraft } from '@kere/contracts/event-authoring'
import { useEventActs, nameOfEvent } from '@kere/screens/event-acts'
import { momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/button'
import CalendarX from 'lucide-react/icons/calendar-x'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Trash2 from 'lucide-react/icons/trash-2'
import { EditorNotice } from '../../editor-notice.tsx'
import { NotApproved } from '../../not-approved.tsx'
import { useDocument } from '../../use-document.ts'
import { isChangeable } from './blank-draft.ts'
import type { EventEditor } from './event-editor.ts'

export function EventNotices({ draft, editor }: { draft: EventDraft; editor: EventEditor }) {
  const { phase, failure } = useDocument(editor.event)
  const canChange = isChangeable(draft)
  return (
    <>
      {draft.goesAt && <Deleted draft={draft} goesAt={draft.goesAt} />}
      {draft.state === 'cancelled' && !draft.goesAt && (
        <EditorNotice Icon={CalendarX} tone="danger">
          <strong>This event is cancelled.</strong> Its page says so, and everybody with a seat was told by email.
          Duplicate it to plan it again.
        </EditorNotice>
      )}
      {canChange && !draft.mayPublish && <NotApproved />}
      {phase === 'offline' && (
        <EditorNotice Icon={CloudOff} tone="warn">
          <strong>You are offline.</strong> Go on writing. This browser keeps every change and saves it when you are
          back online.
        </EditorNotice>
      )}
      {phase === 'refused' && failure && canChange && (
        <EditorNotice Icon={CloudAlert} tone="danger" isAlert>
          <p>
            <strong>Your last changes are not kept yet.</strong>{' '}
            {(failure.errors[0]?.detail ?? failure.message).replace(/\.$/, '')}. They are still in this browser.
          </p>
          <Button variant="outline" size="toolbar" className="mt-2.5" onClick={() => void editor.event.flush()}>
            Try again
          </Button>
        </EditorNotice>
      )}
    </>
  )
}

function Deleted({ draft, goesAt }: { draft: EventDraft; goesAt: string }) {
  const { restore, busyWith } = useEventActs({ ...draft, title: nameOfEvent(draft.details.title) })
  return (
    <EditorNotice Icon={Trash2} tone="info">
      <p>
        <strong>This event is deleted.</strong> You can restore it until {momentOf(goesAt)} IST.
      </p>
      <Button size="toolbar" className="mt-2.5" isBusy={busyWith === 'restore'} busyLabel="Restoring" onClick={restore}>
        Restore
      </Button>
    </EditorNotice>
  )
}
