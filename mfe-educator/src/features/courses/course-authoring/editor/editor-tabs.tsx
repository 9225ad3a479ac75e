import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import {
  certificatePath,
  editorPath,
  insightPath,
  learnersPath,
  type EditorTab,
} from '../../../../courses/course-paths.ts'

const names: Readonly<Record<EditorTab, string>> = {
  details: 'Details',
  outline: 'Outline',
  pricing: 'Pricing',
  settings: 'Settings',
}

const besides = {
  insight: (id: string) => ({ label: 'Insight', href: insightPath(id) }),
  certificate: (id: string) => ({ label: 'Certificate', href: certificatePath(id) }),
}

const order = ['details', 'outline', 'pricing', 'learners', 'insight', 'certificate', 'settings'] as const

export function EditorTabs({ draft: { id, enrollmentCount }, current }: { draft: CourseDraft; current: EditorTab }) {
  return (
    <DataTableTabs
      label="Parts of the course"
      tabs={order.map((tab) =>
        tab === 'learners'
          ? { label: 'Learners', href: learnersPath(id), count: enrollmentCount, isCurrent: false }
          : tab === 'insight' || tab === 'certificate'
            ? { ...besides[tab](id), count: undefined, isCurrent: false }
            : { label: names[tab], href: editorPath(id, { tab }), count: undefined, isCurrent: tab === current },
      )}
    />
  )
}
