import { deleteCourse, publishCourse, restoreCourse, unpublishCourse } from '@kere/contracts/courses/course-authoring'
import type { BulkAct } from '../../kit/bulk/bulk-of.ts'
import { publishDraft, withdrawCourse } from './publish-course.ts'
import { bringBackCourse, archiveOrDeleteCourse } from './course-authoring.ts'

export const courseActs = {
  publish: {
    endpoint: publishCourse,
    async run(context, { id, version }) {
      const { before } = await publishDraft(context, id, { version })
      // The version that readers saw before is not stored, so publishing changes cannot be undone.
      return { isChanged: before !== 'published', undo: before === 'draft' ? 'unpublish' : undefined }
    },
  },
  unpublish: {
    endpoint: unpublishCourse,
    async run(context, { id }) {
      const { isChanged, hadChanges } = await withdrawCourse(context, id)
      // Publishing again would show changes that were not asked for.
      return { isChanged, undo: hadChanges ? undefined : 'publish' }
    },
  },
  delete: {
    endpoint: deleteCourse,
    undo: 'restore',
    run: (context, { id }) => archiveOrDeleteCourse(context, id),
  },
  restore: { endpoint: restoreCourse, run: (context, { id }) => bringBackCourse(context, id) },
} as const satisfies Record<string, BulkAct>
