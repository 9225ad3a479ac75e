import EyeOff from 'lucide-react/icons/eye-off'
import Globe from 'lucide-react/icons/globe'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { isPublished, isPutAway } from './course-status.tsx'
import type { ListAct } from './list.ts'

type CourseAct = ListAct<{ status: string }>

export const courseBulkActs = {
  publish: {
    name: 'publish',
    label: 'Publish',
    icon: <Globe aria-hidden="true" />,
    doing: 'Publishing',
    done: 'published',
    isFor: ({ status }) => status === 'draft' || status === 'changed',
  },
  unpublish: {
    name: 'unpublish',
    label: 'Unpublish',
    icon: <EyeOff aria-hidden="true" />,
    doing: 'Unpublishing',
    done: 'unpublished',
    isFor: ({ status }) => isPublished(status),
  },
  delete: {
    name: 'delete',
    label: 'Archive or delete',
    icon: <Trash2 aria-hidden="true" />,
    doing: 'Archiving or deleting',
    done: 'archived or deleted',
    isFor: ({ status }) => !isPutAway(status),
    question:
      'Courses with learners are archived: the learners keep them and are told by email. Courses without learners are deleted, and can be restored for 30 days.',
  },
  restore: {
    name: 'restore',
    label: 'Restore',
    icon: <RotateCcw aria-hidden="true" />,
    doing: 'Restoring',
    done: 'restored as drafts',
    isFor: ({ status }) => isPutAway(status),
  },
} satisfies Record<string, CourseAct>
