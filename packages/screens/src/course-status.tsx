import { ownCourseStatusNames, type OwnCourseStatus } from '@kere/contracts/courses/course-options'
import { lookup, labelOf } from '@kere/contracts/http/open-value'
import { Badge } from '@kere/ui/status/badge'
import Archive from 'lucide-react/icons/archive'
import Globe from 'lucide-react/icons/globe'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ComponentProps } from 'react'

const looks: Readonly<Record<OwnCourseStatus, Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'>>> = {
  draft: { icon: <PencilLine aria-hidden="true" /> },
  published: { tone: 'leaf', icon: <Globe aria-hidden="true" /> },
  changed: { tone: 'warn', icon: <PencilLine aria-hidden="true" /> },
  archived: { icon: <Archive aria-hidden="true" /> },
  deleted: { tone: 'danger', icon: <Trash2 aria-hidden="true" /> },
}

export function CourseStatus({ status, className }: { status: string; className?: string }) {
  return (
    <Badge {...lookup(looks, status)} className={className}>
      {labelOf(ownCourseStatusNames, status)}
    </Badge>
  )
}

export const isPublished = (status: string) => status === 'published' || status === 'changed'

/** Such a course is not in the catalogue, and cannot be edited until it is restored. */
export const isArchivedOrDeleted = (status: string) => status === 'archived' || status === 'deleted'
