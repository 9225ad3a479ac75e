import type { ComponentType } from 'react'

interface ShortListProps<Item> {
  items: readonly Item[]
  row: ComponentType<{ item: Item }>
}

const longest = 3

export function ShortList<Item extends { id: string }>({ items, row: Row }: ShortListProps<Item>) {
  return (
    <ul className="-mt-4 list-none">
      {items.slice(0, longest).map((item) => (
        <li key={item.id} className="border-b border-hairline">
          <Row item={item} />
        </li>
      ))}
    </ul>
  )
}
