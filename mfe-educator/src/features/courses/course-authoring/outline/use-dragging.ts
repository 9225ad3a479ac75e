import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useRef, useState, type ComponentType, type PointerEvent as ReactPointerEvent } from 'react'
import type { OutlineDraggingProps } from './outline-dragging.tsx'

/**
 * Loads when a pointer comes near. A handle that was pressed before is dragged then: the press is stored until it is
 * let go.
 */
export function useDragging() {
  const { context } = useRemote()
  const [Dragging, setDragging] = useState<ComponentType<OutlineDraggingProps> | null>(null)
  const press = useRef<PointerEvent | null>(null)

  const load = async () => {
    if (Dragging) return true
    const loaded = await import('./outline-dragging.tsx').catch(() => null)
    if (loaded) setDragging(() => loaded.OutlineDragging)
    return loaded !== null
  }
  const hold = async (event: PointerEvent) => {
    press.current = event
    const isOver = new AbortController()
    const release = ({ pointerId }: PointerEvent) => {
      if (pointerId !== event.pointerId) return
      press.current = null
      isOver.abort()
    }
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, release, { capture: true, signal: isOver.signal })
    if (await load()) return
    context.notify({
      tone: 'error',
      text: t('Dragging did not load. Focus a handle and press the arrow keys.', 'Text, educator'),
    })
  }

  const takePress = (handle: Element) => {
    const held = press.current
    if (!held || !(held.target instanceof Node) || !handle.contains(held.target)) return null
    press.current = null
    return held
  }

  return {
    Dragging,
    takePress,
    signs: {
      onPointerEnter: () => void load(),
      onPointerDown: ({ target, nativeEvent }: ReactPointerEvent) => {
        if (!Dragging && target instanceof Element && target.closest('[data-handle]')) void hold(nativeEvent)
      },
    },
  }
}
