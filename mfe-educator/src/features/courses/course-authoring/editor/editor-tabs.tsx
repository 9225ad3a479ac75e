import { t } from '@kere/brand/messages'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { translationsPath } from '../../../../translations/translation-path.ts'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import {
  certificatePath,
  editorPath,
  insightPath,
  learnersPath,
  type EditorTab,
} from '../../../../courses/course-paths.ts'

const names: Readonly<Record<EditorTab, string>> = {
  details: t('Details', 'Text, educator'),
  outline: t('Outline', 'Text, educator'),
  pricing: t('Pricing', 'Text, educator'),
  settings: t('Settings', 'Text, educator'),
}

const besides = {
  insight: (id: string) => ({ label: t('Insight', 'Label, educator'), href: insightPath(id) }),
  certificate: (id: string) => ({ label: t('Certificate', 'Label, educator'), href: certificatePath(id) }),
}

const order = ['details', 'outline', 'pricing', 'learners', 'insight', 'certificate', 'settings'] as const

export function EditorTabs({
  draft: {
    id,
    enrollmentCount,
    details: { language },
  },
  current,
}: {
  draft: CourseDraft
  current: EditorTab
}) {
  return (
    <DataTableTabs
      label={t('Parts of the course', 'Label, educator')}
      tabs={order
        .map((tab) =>
          tab === 'learners'
            ? {
                label: t('Learners', 'Label, educator'),
                href: learnersPath(id),
                count: enrollmentCount,
                isCurrent: false,
              }
            : tab === 'insight' || tab === 'certificate'
              ? { ...besides[tab](id), count: undefined, isCurrent: false }
              : { label: names[tab], href: editorPath(id, { tab }), count: undefined, isCurrent: tab === current },
        )
        .concat({
          label: t('In another language', 'Link, educator'),
          href: translationsPath('course', { id, language }),
          count: undefined,
          isCurrent: false,
        })}
    />
  )
}
