import { t } from '@kere/brand/messages'
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
            <strong>{t('Failed to update course.', 'Text, educator')}</strong>{' '}
            {(failure.errors[0]?.detail ?? failure.message).replace(/\.$/, '')}.{' '}
            {t('Your changes are still in this browser.', 'Text, educator')}
          </p>
          <Button variant="outline" size="toolbar" className="mt-2.5" onClick={() => void editor.flush()}>
            {t('Try again', 'Button, educator')}
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
            <strong>{t('This course is archived.', 'Text, educator')}</strong>{' '}
            {t(
              'Enrolled learners keep their access; nobody else can see it. Restore it to change it.',
              'Text, educator',
            )}
          </>
        ) : (
          <>
            <strong>{t('This course is deleted.', 'Text, educator')}</strong>
            {goesAt && ` ${t('You can restore it until {time} IST.', { time: momentOf(goesAt) }, 'Text, educator')}`}
          </>
        )}
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
