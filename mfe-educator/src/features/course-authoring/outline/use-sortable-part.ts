import { useSortable } from '@dnd-kit/sortable'
import type { CSSProperties } from 'react'

interface PartData {
  kind: 'module' | 'lesson'
  /** A lesson can be dropped into it as a whole. */
  isEmpty?: boolean
}

/** An element that is dragged by its handle. */
export function useSortablePart(id: string, data: PartData) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    data: { ...data },
  })
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    transition,
  }
  return { handle: { ref: setActivatorNodeRef, ...listeners }, item: { ref: setNodeRef, style }, isDragging }
}

export type SortableHandle = ReturnType<typeof useSortablePart>['handle']
