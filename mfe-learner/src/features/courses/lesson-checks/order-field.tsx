import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useState } from 'react'

interface OrderFieldProps {
  id: string
  labelledBy: string
  items: readonly string[]
  onChange: (items: string[]) => void
}

/** Orders items without dragging: each has buttons that move it and keep the focus, and the arrow keys do the same. */
export function OrderField({ id, labelledBy, items, onChange }: OrderFieldProps) {
  const [moved, setMoved] = useState('')
  const move = (place: number, by: -1 | 1) => {
    const to = place + by
    const item = items[place]
    if (item === undefined || to < 0 || to >= items.length) return
    const next = items.toSpliced(place, 1).toSpliced(to, 0, item)
    onChange(next)
    setMoved(
      t(
        '{item} is now number {number} of {count}',
        { item, number: to + 1, count: items.length },
        'Text, checks of a lesson',
      ),
    )
  }
  return (
    <>
      <p className="text-meta text-muted">{t('Put them in order: the first on top.', 'Text, checks of a lesson')}</p>
      <ol id={id} tabIndex={-1} aria-labelledby={labelledBy} className="mt-2 list-none border-t border-hairline">
        {items.map((item, place) => (
          <li key={item} className="flex items-center gap-2 border-b border-hairline py-1.5">
            <span className="w-6 shrink-0 text-muted tabular-nums">{place + 1}.</span>
            <span lang={englishHere} className="min-w-0 grow wrap-anywhere">
              {item}
            </span>
            {([-1, 1] as const).map((by) => (
              <Button
                key={by}
                variant="quiet"
                size="toolbar"
                icon={by < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
                aria-label={
                  by < 0 ? t('Move {item} up', { item }, 'Button') : t('Move {item} down', { item }, 'Button')
                }
                aria-disabled={by < 0 ? place === 0 : place === items.length - 1}
                onClick={() => move(place, by)}
                onKeyDown={(event) => {
                  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
                  if (step === null) return
                  event.preventDefault()
                  move(place, step)
                }}
              />
            ))}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  )
}
