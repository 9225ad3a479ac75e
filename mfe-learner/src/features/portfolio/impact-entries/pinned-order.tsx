import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { OwnImpactPage } from '@kere/contracts/portfolio/impact-pages'
import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Select } from '@kere/ui/controls/select'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { useIsPhone } from '@kere/ui/layout/use-is-phone'
import { RowMenu, RowMenuChoice } from '@kere/ui/overlays/row-menu'
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
  const isPhone = useIsPhone()
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
    context.announce(
      t(
        '{title} is now {place} of {total}',
        { title: entry.title, place: to + 1, total: pinned.length },
        'For screen readers, portfolio',
      ),
    )
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
    <section aria-labelledby="pinned-entries" className="mt-4 rounded-card border border-hairline bg-surface px-4">
      <Disclosure
        isOpen={!isPhone}
        className="border-b-0"
        summaryLayout="flex items-center gap-4"
        summary={
          <>
            <h2 id="pinned-entries" className="grow text-dense font-semibold wrap-normal">
              {t('Pinned', 'Heading, portfolio')}
            </h2>
            <span className="text-meta text-muted">
              {t(
                '{count} of {most}, first on your page',
                { count: pinned.length, most: impactLimits.pinned },
                'Pinned entries',
              )}
            </span>
          </>
        }
      >
        {pinned.length > 0 && (
          <ol ref={list} className="list-none">
            {pinned.map(({ id, title, isPublic }, place) => (
              <li
                key={id}
                className={`flex items-center gap-2 border-t border-hairline py-1.5 ${dragged === place ? 'opacity-60' : ''}`}
              >
                <button
                  type="button"
                  aria-label={t('Order of {title}', { title }, 'For screen readers, portfolio')}
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
                  className="-ms-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control hover:bg-hover active:cursor-grabbing"
                >
                  <GripVertical aria-hidden="true" className="size-4.5 text-muted" />
                </button>
                <span className="w-5 shrink-0 text-center font-semibold tabular-nums">{place + 1}</span>
                <span className="min-w-0 grow text-dense wrap-anywhere">
                  <span lang={englishHere}>{title}</span>
                  {!isPublic && (
                    <span className="text-meta text-muted">
                      {' · '}
                      {t('private, so not shown', 'After a title, portfolio')}
                    </span>
                  )}
                </span>
                <RowMenu label={t('More for {title}', { title }, 'Label, portfolio')}>
                  <RowMenuChoice
                    icon={<ArrowUp aria-hidden="true" />}
                    label={t('Move up', 'Label, portfolio')}
                    of={title}
                    onChoose={() => move(place, place - 1)}
                  />
                  <RowMenuChoice
                    icon={<ArrowDown aria-hidden="true" />}
                    label={t('Move down', 'Label, portfolio')}
                    of={title}
                    onChoose={() => move(place, place + 1)}
                  />
                  <RowMenuChoice
                    icon={<PinOff aria-hidden="true" />}
                    label={t('Unpin', 'Label, portfolio')}
                    of={title}
                    onChoose={() => change.mutate(pinned.toSpliced(place, 1))}
                  />
                </RowMenu>
              </li>
            ))}
          </ol>
        )}
        {pinned.length < impactLimits.pinned && others.length > 0 && (
          <Select
            label={t('Pin an entry', 'Label, portfolio')}
            options={[
              { value: '', label: t('Choose an entry', 'Label, portfolio') },
              ...others.map(({ id, title }) => ({
                value: id,
                label: title,
                ...(englishHere && { lang: englishHere }),
              })),
            ]}
            value=""
            onChange={({ currentTarget: { value } }) => {
              const entry = others.find(({ id }) => id === value)
              if (entry) change.mutate([...pinned, entry])
            }}
            className="mt-3 desk:max-w-96"
          />
        )}
      </Disclosure>
    </section>
  )
}
