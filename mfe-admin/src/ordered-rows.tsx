import { LoadFailure } from '@kere/screens/load-failure'
import { Button } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

interface OrderedPageProps<Item> {
  title: string
  lead: ReactNode
  add: { label: string; onAdd: () => void } | null
  query: UseQueryResult<{ items: readonly Item[] }>
  failed: { title: string; text: string }
  empty: { title: string; text: string }
  /** The headings of the texts, of the state if rows have one, and of the buttons. */
  columns: readonly string[]
  renderRow: (item: Item, place: number, all: readonly Item[]) => ReactNode
  children: ReactNode
}

/** A list that visitors see in the order in which an admin puts it. It looks like the other lists. */
export function OrderedPage<Item>({
  title,
  lead,
  add,
  query,
  failed,
  empty,
  columns: [first, ...others],
  renderRow,
  children,
}: OrderedPageProps<Item>) {
  const items = query.data?.items
  return (
    <div className="min-h-[calc(100dvh-3.75rem)] bg-surface py-4 wide:min-h-[calc(100dvh-4rem)]">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 wide:px-6">
        <h1 tabIndex={-1} className="sr-only">
          {title}
        </h1>
        <p className="text-muted">{lead}</p>
        {add && (
          <Button icon={<Plus aria-hidden="true" />} onClick={add.onAdd}>
            {add.label}
          </Button>
        )}
      </div>
      {query.isError && (
        <LoadFailure title={failed.title} query={query} className="mx-4 mt-4 wide:mx-6">
          {failed.text}
        </LoadFailure>
      )}
      {query.isPending && (
        <SkeletonGroup label={`Loading ${title}`}>
          <Skeleton className="mt-6 h-24 w-full" />
          <Skeleton className="mt-3 h-24 w-full" />
        </SkeletonGroup>
      )}
      {items?.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      {items && items.length > 0 && (
        <div className="mt-4 max-desk:border-t-2 max-desk:border-ink">
          <div
            aria-hidden="true"
            className="hidden h-10 items-center gap-x-6 border-b-2 border-ink px-4 text-snug font-semibold text-muted desk:flex wide:px-6"
          >
            <span className="w-27">Order</span>
            <span className="grow">{first}</span>
            {others.map((name) => (
              <span key={name} className="w-52 last:w-36">
                {name}
              </span>
            ))}
          </div>
          <ol className="list-none">{items.map(renderRow)}</ol>
        </div>
      )}
      {children}
    </div>
  )
}

interface OrderedRowProps {
  name: string
  place: number
  count: number
  onMove: (to: 'up' | 'down') => void
  picture?: ReactNode
  texts: ReactNode
  state?: ReactNode
  acts: ReactNode
  /** The row's dialog. */
  children?: ReactNode
}

export function OrderedRow({ name, place, count, onMove, picture, texts, state, acts, children }: OrderedRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline px-4 py-3 desk:flex-nowrap wide:px-6">
      <div className="flex w-27 shrink-0 items-center text-muted tabular-nums max-desk:order-last max-desk:w-auto">
        <span aria-hidden="true" className="w-6 max-desk:hidden">
          {place + 1}
        </span>
        <Button
          variant="quiet"
          size="toolbar"
          icon={<ArrowUp aria-hidden="true" />}
          aria-label={`Move ${name} up`}
          aria-disabled={place === 0}
          onClick={() => place > 0 && onMove('up')}
          className="px-2.5"
        />
        <Button
          variant="quiet"
          size="toolbar"
          icon={<ArrowDown aria-hidden="true" />}
          aria-label={`Move ${name} down`}
          aria-disabled={place === count - 1}
          onClick={() => place < count - 1 && onMove('down')}
          className="px-2.5"
        />
      </div>
      {picture}
      <div className="min-w-0 grow text-dense max-desk:basis-56">
        <h2 className="font-body text-dense leading-dense font-semibold tracking-normal wrap-anywhere">{name}</h2>
        {texts}
      </div>
      {state && <div className="shrink-0 desk:w-52">{state}</div>}
      <div className="flex flex-wrap items-center gap-1 desk:-ms-2.5 desk:w-38.5 desk:shrink-0 desk:flex-nowrap">
        {acts}
      </div>
      {children}
    </li>
  )
}
