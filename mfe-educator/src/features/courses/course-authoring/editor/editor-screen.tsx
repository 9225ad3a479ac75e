import { t } from '@kere/brand/messages'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { EditorTab } from '../../../../courses/course-paths.ts'
import { isArchivedOrDeleted } from '@kere/screens/course-status'
import { EditorContext, useCourseEditor, useEditorSummary } from '../draft/use-course-editor.ts'
import { EditorGuard } from '@kere/screens/editor/editor-guard'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { CourseConflict } from './course-conflict.tsx'
import { DetailsTab } from './details-tab.tsx'
import { EditorHead } from './editor-head.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { EditorTabs } from './editor-tabs.tsx'
import { PricingTab } from './pricing-tab.tsx'
import { PublishAside } from './publish-aside.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { useNamedField } from './use-named-field.ts'

const OutlineTab = lazyPart(async () => (await import('./outline-tab.tsx')).OutlineTab)

const tabs: readonly EditorTab[] = ['details', 'outline', 'pricing', 'settings']

export function EditorScreen({ draft }: { draft: CourseDraft }) {
  const editor = useCourseEditor(draft)
  const { isDirty, isKept } = useEditorSummary(editor)
  const [params] = useSearchParams()
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'details'
  useNamedField()

  return (
    <EditorContext value={editor}>
      <EditorGuard isDirty={isDirty} isKept={isKept} flush={editor.flush} noun={t('course', 'Noun')} />
      <div className="@container/editor flex min-h-dvh flex-col [--editor-top:4rem]">
        <EditorHead draft={draft} />
        <EditorTabs draft={draft} current={tab} />
        <EditorNotices draft={draft} />
        {!isArchivedOrDeleted(draft.status) && <CourseConflict />}
        <div
          className={`flex grow flex-col bg-surface ${tab === 'outline' ? '@min-[76rem]/editor:flex-row' : '@min-[56rem]/editor:flex-row'}`}
        >
          {/* A deleted or archived course can be read but not changed. */}
          <fieldset disabled={isArchivedOrDeleted(draft.status)} className="flex min-w-0 grow flex-col">
            <legend className="sr-only">{t('Course', 'Text, educator')}</legend>
            {tab === 'details' && <DetailsTab draft={draft} />}
            {tab === 'outline' && (
              <Suspense>
                <OutlineTab draft={draft} />
              </Suspense>
            )}
            {tab === 'pricing' && <PricingTab />}
            {tab === 'settings' && <SettingsTab draft={draft} />}
          </fieldset>
          {!isArchivedOrDeleted(draft.status) && <PublishAside draft={draft} tab={tab} />}
        </div>
      </div>
    </EditorContext>
  )
}
