import type { OwnImpactPage } from '@kere/contracts/portfolio/impact-pages'
import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { useQuery } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import PinOff from 'lucide-react/icons/pin-off'
import { useRef, useState, type KeyboardEvent } from 'react'
import { pinnableQuery } from './impact-entries.api.ts'
import { loadPageContract, useOwnPageChange } from './impact-page.api.ts'

type Pinned = OwnImpactPage['pinned']

const moved = (list: Pinned, from: number, to: number) => {
  const entry = list[from]
  return entry ? list.toSpliced(from, 1).toSpliced(to, 0, entry) : list
}

export function PinnedOrder({ page: { pinned, entries } }: { page: OwnImpactPage }) {
  const { api, context } = useRemote()
  const pinnable = useQuery({ ...pinnableQuery(api), enabled: entries > 0 })
  const [dragged, setDragged] = useState<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const change = useOwnPageChange(
    async (client, order: Pinned) =>
      client.call((await loadPageContract()).pinImpactEntries, { body: { ids: order.map(({ id }) => id) } }),
    (before, order) => ({ ...before, pinned: order }),
  )
  if (entries === 0) return null

  const move = (from: number, to: number) => {
    const entry = pinned[from]
    if (!entry || to < 0 || to >= pinned.length || from === to) return
    change.mutate(moved(pinned, from, to))
    context.announce(`${entry.title} is now ${to + 1} of ${pinned.length}`)
  }
  /** Returns -1 for a position outside the list. */
  const placeAt = (y: number) =>
    [...(list.current?.children ?? [])].findIndex((item) => {
      const { top, bottom } = item.getBoundingClientRect()
      return y >= top && y < bottom
    })
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    move(place, place + (event.key === 'ArrowUp' ? -1 : 1))
  }
  const others = (pinnable.data ?? []).filter(({ id }) => pinned.every((each) => each.id !== id))
  return (
    <section aria-labelledby="pinned-entries" className="mt-4 rounded-card border border-hairline bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pinned-entries" className="text-dense font-semibold">
          Pinned
        </h2>
        <p className="text-meta text-muted">
          {pinned.length} of {impactLimits.pinned}, first on your page
        </p>
      </div>
      {pinned.length > 0 && (
        <ol ref={list} className="mt-2 list-none">
          {pinned.map(({ id, title, isPublic }, place) => (
            <li
              key={id}
              className={`flex flex-wrap items-center gap-2 border-t border-hairline py-1.5 ${dragged === place ? 'opacity-60' : ''}`}
            >
              <button
                type="button"
                aria-label={`Order of ${title}`}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onKeyDown={(event) => onKeyDown(event, place)}
                onPointerDown={({ currentTarget, pointerId }) => {
                  currentTarget.setPointerCapture(pointerId)
                  setDragged(place)
                }}
                onPointerUp={({ clientY }) => {
                  setDragged(null)
                  move(place, placeAt(clientY))
                }}
                onPointerCancel={() => setDragged(null)}
                className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control hover:bg-hover active:cursor-grabbing"
              >
                <GripVertical aria-hidden="true" className="size-4.5 text-muted" />
              </button>
              <span className="w-5 shrink-0 text-center font-semibold tabular-nums">{place + 1}</span>
              <span className="min-w-0 grow basis-40 text-dense wrap-anywhere">
                {title}
                {!isPublic && <span className="text-meta text-muted"> · private, so not shown</span>}
              </span>
              <span className="ms-auto flex gap-2">
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<ArrowUp aria-hidden="true" />}
                  aria-label={`Move ${title} up`}
                  onClick={() => move(place, place - 1)}
                  className="px-2.5"
                />
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<ArrowDown aria-hidden="true" />}
                  aria-label={`Move ${title} down`}
                  onClick={() => move(place, place + 1)}
                  className="px-2.5"
                />
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<PinOff aria-hidden="true" />}
                  aria-label={`Unpin ${title}`}
                  onClick={() => change.mutate(pinned.toSpliced(place, 1))}
                  className="px-2.5"
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {pinned.length < impactLimits.pinned && others.length > 0 && (
        <Select
          label="Pin an entry"
          options={[
            { value: '', label: 'Choose an entry' },
            ...others.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const entry = others.find(({ id }) => id === value)
            if (entry) change.mutate([...pinned, entry])
          }}
          className="mt-3 desk:max-w-96"
        />
      )}
    </section>
  )
}
