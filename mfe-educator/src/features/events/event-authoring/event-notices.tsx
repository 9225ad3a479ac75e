import { t } from '@kere/brand/messages'
import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { Button } from '@kere/ui/controls/button'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import { Suspense } from 'react'
import { EditorNotice } from '@kere/screens/editor/editor-notice'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { NotApproved } from '../../../editor/not-approved.tsx'
import { OfflineNotice } from '@kere/screens/editor/offline-notice'
import { useDocument } from '@kere/screens/editor/use-document'
import { isChangeable } from './blank-draft.ts'
import type { EventEditor } from './event-editor.ts'

/** The notice is loaded separately, because a new event shows none. */
const ClosedNotice = lazyPart(async () => (await import('./closed-notice.tsx')).ClosedNotice)

export function EventNotices({ draft, editor }: { draft: EventDraft; editor: EventEditor }) {
  const { phase, failure, isKept } = useDocument(editor.event)
  const canChange = isChangeable(draft)
  return (
    <>
      {!canChange && (
        <Suspense>
          <ClosedNotice draft={draft} />
        </Suspense>
      )}
      {canChange && !draft.mayPublish && <NotApproved />}
      {phase === 'offline' && <OfflineNotice isKept={isKept} />}
      {phase === 'refused' && failure && canChange && (
        <EditorNotice Icon={CloudAlert} tone="danger" isAlert>
          <p>
            <strong>{t('Your last changes are not kept yet.', 'Text, educator')}</strong>{' '}
            {(failure.errors[0]?.detail ?? failure.message).replace(/\.$/, '')}.{' '}
            {t('They are still in this browser.', 'Text, educator')}
          </p>
          <Button variant="outline" size="toolbar" className="mt-2.5" onClick={() => void editor.event.flush()}>
            {t('Try again', 'Button, educator')}
          </Button>
        </EditorNotice>
      )}
    </>
  )
}
