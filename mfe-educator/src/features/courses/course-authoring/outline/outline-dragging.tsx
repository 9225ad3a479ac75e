import {
  closestCenter,
  DndContext,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { CourseOutline } from '../draft/course-value.ts'
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { findLesson, moveLesson } from './edit-outline.ts'
import { titleOfLesson, titleOfModule, type OutlineActs } from './use-outline.ts'

export interface OutlineDraggingProps {
  shown: CourseOutline
  list: RefObject<HTMLElement | null>
  folded: ReadonlySet<string>
  acts: OutlineActs
  takePress: (handle: Element) => PointerEvent | null
  onHover: (outline: CourseOutline | null) => void
}

/** Draws nothing but what hangs at the pointer, so that nothing moves or loses the focus when it comes. */
export function OutlineDragging({ shown, list, folded, acts, takePress, onHover }: OutlineDraggingProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const [dragged, setDragged] = useState<string | null>(null)

  const onDragOver = ({ active, over }: DragOverEvent) => {
    const id = String(active.id)
    const from = findLesson(shown, id)
    const to = over && from ? placeOver(String(over.id), shown) : undefined
    if (to && to.moduleId !== from?.moduleId) onHover(moveLesson(shown, id, to))
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const id = String(active.id)
    const isLesson = findLesson(shown, id) !== null
    if (over && isLesson) {
      const isItself = String(over.id) === id || shown.some((part) => part.id === over.id)
      const to = isItself ? findLesson(shown, id) : placeOver(String(over.id), shown)
      if (to) acts.moveLesson(id, { moduleId: to.moduleId, index: to.index })
    } else if (over) {
      const to = shown.findIndex((part) => part.id === over.id)
      if (to >= 0) acts.moveModule(id, to)
    }
    rest()
  }
  const rest = () => {
    setDragged(null)
    onHover(null)
  }

  const shared = { list, takePress, outline: shown }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestOfItsKind}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={rest}
      // The outline tells of its moves itself, by pointer and by key in the same words.
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {shown.map(({ id, lessons }) => (
          <Fragment key={acts.keyOf(id)}>
            <SortablePart id={id} data={{ kind: 'module', isEmpty: lessons.length === 0 }} {...shared} />
            {!folded.has(acts.keyOf(id)) && (
              <SortableContext items={lessons.map((lesson) => lesson.id)} strategy={verticalListSortingStrategy}>
                {lessons.map((lesson) => (
                  <SortablePart key={acts.keyOf(lesson.id)} id={lesson.id} data={{ kind: 'lesson' }} {...shared} />
                ))}
              </SortableContext>
            )}
          </Fragment>
        ))}
      </SortableContext>
      {/* A sheet cannot calm what is animated by a script. */}
      <DragOverlay {...(isCalm() && { dropAnimation: null })}>
        {dragged && (
          <p className="truncate rounded-control border border-brand bg-raised px-3 py-2.5 text-dense font-semibold shadow-layer">
            {titleOf(shown, dragged)}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  )
}

interface PartData {
  kind: 'module' | 'lesson'
  isEmpty?: boolean
}

interface SortablePartProps extends Pick<OutlineDraggingProps, 'list' | 'takePress'> {
  id: string
  data: PartData
  outline: CourseOutline
}

function SortablePart({ id, data, list, takePress, outline }: SortablePartProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id, data: { ...data } })
  const item = useRef<HTMLElement>(null)
  const take = useEffectEvent(takePress)

  useLayoutEffect(() => {
    item.current = list.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(id)}"]`) ?? null
    setNodeRef(item.current)
  }, [id, list, outline, setNodeRef])

  useLayoutEffect(() => {
    const element = item.current
    if (!element) return
    element.style.transform = transform ? `translate3d(0, ${transform.y}px, 0)` : ''
    element.style.transition = transition ?? ''
    element.toggleAttribute('data-dragged', isDragging)
  }, [outline, transform, transition, isDragging])

  useEffect(() => {
    const handle = item.current?.querySelector<HTMLElement>('[data-handle]')
    if (!handle) return
    const begin = (nativeEvent: PointerEvent) => {
      if (!handle.matches(':disabled')) listeners?.onPointerDown?.({ nativeEvent })
    }
    const held = take(handle)
    if (held) begin(held)
    handle.addEventListener('pointerdown', begin)
    return () => handle.removeEventListener('pointerdown', begin)
  }, [outline, listeners])
  return null
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function placeOver(over: string, within: CourseOutline) {
  const lesson = findLesson(within, over)
  if (lesson) return { moduleId: lesson.moduleId, index: lesson.index }
  const part = within.find(({ id }) => id === over)
  return part && { moduleId: part.id, index: part.lessons.length }
}

function titleOf(outline: CourseOutline, id: string) {
  const found = findLesson(outline, id)
  if (found) return titleOfLesson(found.lesson.title)
  return titleOfModule(outline.find((part) => part.id === id)?.title ?? '')
}

const nearestOfItsKind: CollisionDetection = (collision) => {
  const kind: unknown = collision.active.data.current?.kind
  return closestCenter({
    ...collision,
    droppableContainers: collision.droppableContainers.filter(
      ({ data }) => data.current?.kind === kind || (kind === 'lesson' && data.current?.isEmpty === true),
    ),
  })
}

const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
