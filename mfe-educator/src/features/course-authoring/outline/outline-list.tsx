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
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button } from '@kere/ui/button'
import type { CourseOutline } from '@kere/contracts/course-draft'
import Plus from 'lucide-react/icons/plus'
import { useLayoutEffect, useRef, useState } from 'react'
import { findLesson, moveLesson } from './edit-outline.ts'
import { ModuleItem } from './module-item.tsx'
import type { OpenPart } from './outline-item-props.ts'
import { titleOfLesson, titleOfModule, type OutlineActs } from './use-outline.ts'

interface OutlineListProps {
  outline: CourseOutline
  open: OpenPart | null
  acts: OutlineActs
}

/** Modules and lessons in their order: each has a handle to drag, or to move with the arrow keys. */
export function OutlineList({ outline, open, acts }: OutlineListProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const [dragged, setDragged] = useState<string | null>(null)
  /** While a lesson hangs over another module. */
  const [hovering, setHovering] = useState<CourseOutline | null>(null)
  const shown = hovering ?? outline
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string>(undefined)

  // A lesson that has changed modules is drawn anew.
  useLayoutEffect(() => {
    const key = focusNext.current
    if (!key) return
    focusNext.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(key)}"]`)?.focus()
  }, [outline])

  const placeOver = (over: string, within: CourseOutline) => {
    const lesson = findLesson(within, over)
    if (lesson) return { moduleId: lesson.moduleId, index: lesson.index }
    const part = within.find(({ id }) => id === over)
    return part && { moduleId: part.id, index: part.lessons.length }
  }
  const onDragOver = ({ active, over }: DragOverEvent) => {
    const id = String(active.id)
    const from = findLesson(shown, id)
    const to = over && from ? placeOver(String(over.id), shown) : undefined
    if (to && to.moduleId !== from?.moduleId) setHovering(moveLesson(shown, id, to))
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
    setHovering(null)
  }
  const step = (key: string, move: () => void) => {
    focusNext.current = key
    move()
  }

  return (
    <div ref={list}>
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
          <ol className="list-none">
            {shown.map((part, index) => (
              <ModuleItem
                key={acts.keyOf(part.id)}
                part={part}
                index={index}
                outline={shown}
                open={open}
                acts={acts}
                onStep={step}
              />
            ))}
          </ol>
        </SortableContext>
        <DragOverlay>{dragged && <Dragged title={titleOf(shown, dragged)} />}</DragOverlay>
      </DndContext>
      <p id="outline-keys" className="mt-3 text-meta text-muted">
        Drag a handle to move it, or focus it and press the arrow keys.
      </p>
      <Button
        id="course-add-module"
        variant="outline"
        wide
        icon={<Plus aria-hidden="true" />}
        onClick={acts.addModule}
        className="mt-3"
      >
        Add module
      </Button>
    </div>
  )
}

const titleOf = (outline: CourseOutline, id: string) => {
  const found = findLesson(outline, id)
  if (found) return titleOfLesson(found.lesson.title)
  return titleOfModule(outline.find((part) => part.id === id)?.title ?? '')
}

function Dragged({ title }: { title: string }) {
  return (
    <p className="truncate rounded-control border border-brand bg-raised px-3 py-2.5 text-dense font-semibold shadow-layer">
      {title}
    </p>
  )
}

/** A module goes between modules; a lesson between lessons, or into a module. */
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
