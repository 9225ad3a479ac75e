import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { momentOf } from '@kere/screens/time-in-india'
import { useRowActs } from '@kere/screens/use-row-acts'
import { Button } from '@kere/ui/controls/button'
import Archive from 'lucide-react/icons/archive'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import { EditorNotice } from '@kere/screens/editor/editor-notice'
import { NotApproved } from '../../../../editor/not-approved.tsx'
import { OfflineNotice } from '@kere/screens/editor/offline-notice'
import { isArchivedOrDeleted } from '@kere/screens/course-status'
import { courseActs } from '../draft/course-acts.ts'
import { useEditor, useEditorSummary } from '../draft/use-course-editor.ts'

export function EditorNotices({ draft }: { draft: CourseDraft }) {
  const editor = useEditor()
  const { phase, failure, isKept } = useEditorSummary(editor)
  return (
    <>
      {isArchivedOrDeleted(draft.status) && <PutAway draft={draft} />}
      {!draft.mayPublish && !isArchivedOrDeleted(draft.status) && <NotApproved />}
      {phase === 'offline' && <OfflineNotice isKept={isKept} />}
      {phase === 'refused' && failure && !isArchivedOrDeleted(draft.status) && (
        <EditorNotice Icon={CloudAlert} tone="danger" isAlert>
          <p>
            <strong>Failed to update course.</strong>{' '}
            {(failure.errors[0]?.detail ?? failure.message).replace(/\.$/, '')}. Your changes are still in this browser.
          </p>
          <Button variant="outline" size="toolbar" className="mt-2.5" onClick={() => void editor.flush()}>
            Try again
          </Button>
        </EditorNotice>
      )}
    </>
  )
}

function PutAway({ draft }: { draft: CourseDraft }) {
  const { status, goesAt, details } = draft
  const { run, busyWith } = useRowActs(courseActs, { ...draft, title: details.title })
  return (
    <EditorNotice Icon={Archive} tone="info">
      <p>
        {status === 'archived' ? (
          <>
            <strong>This course is archived.</strong> Enrolled learners keep their access; nobody else can see it.
            Restore it to change it.
          </>
        ) : (
          <>
            <strong>This course is deleted.</strong>
            {goesAt && ` You can restore it until ${momentOf(goesAt)} IST.`}
          </>
        )}
      </p>
      <Button
        size="toolbar"
        className="mt-2.5"
        isBusy={busyWith === 'restore'}
        busyLabel="Restoring"
        onClick={() => run('restore')}
      >
        Restore
      </Button>
    </EditorNotice>
  )
}
