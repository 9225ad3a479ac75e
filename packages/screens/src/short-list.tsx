import { Button } from '@kere/ui/button'
import { useEffect, useRef, useState, type ComponentType } from 'react'

interface ShortListProps<Item> {
  items: readonly Item[]
  /** "courses" */
  noun: string
  row: ComponentType<{ item: Item }>
}

const shownAtFirst = 3

export function ShortList<Item extends { id: string }>({ items, noun, row: Row }: ShortListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  // The button is gone then.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('li')[shownAtFirst]?.querySelector('a')?.focus()
  }, [isWhole])

  return (
    <>
      <ul ref={list} className="-mt-4 list-none">
        {(isWhole ? items : items.slice(0, shownAtFirst)).map((item) => (
          <li key={item.id} className="border-b border-hairline">
            <Row item={item} />
          </li>
        ))}
      </ul>
      {!isWhole && items.length > shownAtFirst && (
        <Button variant="outline" size="toolbar" onClick={() => setWhole(true)} className="mt-4 max-desk:w-full">
          Show all {items.length} {noun}
        </Button>
      )}
    </>
  )
}
