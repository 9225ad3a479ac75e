import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import { certificatePath, editorPath, learnersPath, type EditorTab } from '../course-paths.ts'

const names: Readonly<Record<EditorTab, string>> = {
  details: 'Details',
  outline: 'Outline',
  pricing: 'Pricing',
  settings: 'Settings',
}

const order = ['details', 'outline', 'pricing', 'learners', 'certificate', 'settings'] as const

export function EditorTabs({ draft: { id, enrollmentCount }, current }: { draft: CourseDraft; current: EditorTab }) {
  return (
    <DataTableTabs
      label="Parts of the course"
      tabs={order.map((tab) =>
        tab === 'learners'
          ? { label: 'Learners', href: learnersPath(id), count: enrollmentCount, isCurrent: false }
          : tab === 'certificate'
            ? { label: 'Certificate', href: certificatePath(id), count: undefined, isCurrent: false }
            : { label: names[tab], href: editorPath(id, { tab }), count: undefined, isCurrent: tab === current },
      )}
    />
  )
}
