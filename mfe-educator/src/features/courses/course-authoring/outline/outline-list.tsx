import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import type { CourseOutline } from '../draft/course-value.ts'
import Plus from 'lucide-react/icons/plus'
import { useLayoutEffect, useRef, useState } from 'react'
import { ModuleItem } from './module-item.tsx'
import type { OpenPart } from './outline-item-props.ts'
import { useDragging } from './use-dragging.ts'
import type { OutlineActs } from './use-outline.ts'

interface OutlineListProps {
  outline: CourseOutline
  open: OpenPart | null
  acts: OutlineActs
}

export function OutlineList({ outline, open, acts }: OutlineListProps) {
  const [hovering, setHovering] = useState<CourseOutline | null>(null)
  const shown = hovering ?? outline
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const { Dragging, takePress, signs } = useDragging()
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string>(undefined)

  useLayoutEffect(() => {
    const key = focusNext.current
    if (!key) return
    focusNext.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(key)}"]`)?.focus()
  }, [outline])

  const fold = (key: string) =>
    setFolded((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
  const step = (key: string, move: () => void) => {
    focusNext.current = key
    move()
  }

  return (
    <div ref={list}>
      <ol className="list-none" {...signs}>
        {shown.map((part, index) => {
          const key = acts.keyOf(part.id)
          return (
            <ModuleItem
              key={key}
              part={part}
              index={index}
              outline={shown}
              open={open}
              acts={acts}
              isFolded={folded.has(key)}
              onFold={() => fold(key)}
              onStep={step}
            />
          )
        })}
      </ol>
      {Dragging && (
        <Dragging shown={shown} list={list} folded={folded} acts={acts} takePress={takePress} onHover={setHovering} />
      )}
      <p id="outline-keys" className="mt-3 text-meta text-muted">
        {t('Drag a handle to move it, or focus it and press the arrow keys.', 'Text, educator')}
      </p>
      <Button
        id="course-add-module"
        variant="outline"
        wide
        icon={<Plus aria-hidden="true" />}
        onClick={acts.addModule}
        className="mt-3"
      >
        {t('Add module', 'Button, educator')}
      </Button>
    </div>
  )
}
