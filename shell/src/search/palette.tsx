import { limits } from '@kere/contracts/http/limits'
import { foundKinds, kindOfFound, searchHref } from '@kere/contracts/search/site-search-options'
import type { FoundGroup } from '@kere/contracts/search/site-search'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FoundOption } from './found-option.tsx'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts'
import { type Find, useFound } from './use-found.ts'

interface PaletteProps {
  find: Find
  go: (path: string) => void
  onClose: () => void
}

const optionLook = 'cursor-pointer px-4 py-2 aria-selected:bg-hover aria-selected:inset-shadow-hint'

/** A combobox over a list in groups (APG): the field keeps the focus, the arrows move what Enter opens. */
export function Palette({ find, go, onClose }: PaletteProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useState(recentSearches)
  const [active, setActive] = useState(0)
  const search = typed.trim()
  const { search: answered, groups: found, hasFailed } = useFound(search, find)
  const isAnswered = search !== '' && answered === search
  const groups = foundKinds.flatMap((kind) => {
    const group = found.find((each) => each.kind === kind)
    return group && search !== '' ? [{ ...group, kind }] : []
  })
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const items = groups.flatMap((group) => group.items)
  const choices: readonly { path?: string; again?: string }[] =
    search === ''
      ? recent.map((again) => ({ again }))
      : [...items.map(({ path }) => ({ path })), { path: searchHref(search) }]
  const chosen = Math.min(active, choices.length - 1)

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])

  function leave(path: string) {
    keepSearch(search)
    dialog.current?.close()
    go(path)
  }

  function choose(place: number) {
    const { path, again } = choices[place] ?? {}
    if (again !== undefined) setTyped(again)
    if (path !== undefined) leave(path)
  }

  function follow(event: KeyboardEvent) {
    const last = choices.length - 1
    const moves: Partial<Record<string, number>> = {
      ArrowDown: chosen >= last ? 0 : chosen + 1,
      ArrowUp: chosen <= 0 ? last : chosen - 1,
    }
    const next = moves[event.key]
    if (next !== undefined && last >= 0) {
      event.preventDefault()
      setActive(next)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // The results may still be those of the words before.
    if (search !== '' && !isAnswered) leave(searchHref(search))
    else choose(chosen)
  }

  const option = (place: number) =>
    ({
      id: `${id}-${place}`,
      role: 'option',
      'aria-selected': place === chosen,
      tabIndex: -1,
      onPointerMove: () => setActive(place),
      onClick: () => choose(place),
    }) as const

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      closedby="any"
      onClose={onClose}
      className="mx-auto mt-0 w-full max-w-160 overflow-hidden bg-surface p-0 text-ink shadow-layer max-desk:h-dvh max-desk:max-h-none max-desk:max-w-none desk:mt-21 desk:rounded-card"
    >
      <div className="flex h-full max-h-[inherit] flex-col desk:max-h-[calc(100dvh-10rem)]">
        <div className="flex items-center gap-3 border-b-2 border-ink px-4">
          <Search aria-hidden="true" className="size-5 shrink-0" />
          <input
            autoFocus
            role="combobox"
            aria-label="Search the whole site"
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={choices.length > 0 ? `${id}-${chosen}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Course, event, person"
            maxLength={limits.searchLength}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setActive(0)
            }}
            onKeyDown={follow}
            className="min-h-14 w-full min-w-0 bg-transparent text-lead outline-0"
          />
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label="esc, close"
            className="min-h-11 min-w-11 shrink-0 cursor-pointer rounded-control border border-control px-2.5 text-meta font-semibold hover:bg-hover"
          >
            esc
          </button>
        </div>
        <p role="status" className="sr-only">
          {isAnswered && !hasFailed && resultsText(total, groups)}
        </p>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="What was found"
          className="grow overflow-y-auto overscroll-contain"
        >
          {search === '' && recent.length > 0 && (
            <div role="group" aria-labelledby={`${id}-recent`} className="py-2">
              <p id={`${id}-recent`} className="px-4 py-2 text-meta text-muted">
                Looked for on this device
              </p>
              {recent.map((each, place) => (
                <div key={each} {...option(place)} className={`${optionLook} wrap-anywhere`}>
                  {each}
                </div>
              ))}
            </div>
          )}
          {groups.map(({ kind, items: ofKind }, place) => {
            const first = groups.slice(0, place).reduce((sum, group) => sum + group.items.length, 0)
            return (
              <div
                key={kind}
                role="group"
                aria-labelledby={`${id}-${kind}`}
                className="border-b border-hairline py-2 desk:grid desk:grid-cols-[6rem_minmax(0,1fr)]"
              >
                <p id={`${id}-${kind}`} className="px-4 py-2 text-meta text-muted">
                  {kindOfFound(kind).name}
                </p>
                <div role="presentation">
                  {ofKind.map((item, row) => (
                    <div key={item.id + item.path} {...option(first + row)} className={optionLook}>
                      <FoundOption {...{ kind, item, search }} />
                    </div>
                  ))}
                </div>
              </div>
            )
          })}
          {search !== '' && (
            <div
              {...option(choices.length - 1)}
              className={`${optionLook} py-3 text-end text-dense font-semibold text-brand underline wrap-anywhere`}
            >
              {isAnswered && total > 0
                ? `See all ${resultsText(total, groups)} for “${search}”`
                : `Search for “${search}”`}
            </div>
          )}
        </div>
        {search === '' && recent.length === 0 && (
          <p className="px-4 py-6 text-muted">Courses, events, labs, people, posts and answers, in one search.</p>
        )}
        {search === '' && recent.length > 0 && (
          <p className="px-4 py-2">
            <button
              type="button"
              onClick={() => {
                forgetSearches()
                setRecent([])
              }}
              className="min-h-9 cursor-pointer text-dense font-semibold text-brand underline"
            >
              Forget these
            </button>
          </p>
        )}
        {isAnswered && (hasFailed || total === 0) && (
          <p role={hasFailed ? 'alert' : undefined} className="px-4 py-6 text-muted">
            {hasFailed
              ? 'The search did not answer. Check your connection and try again.'
              : 'No results. Check the spelling, or try one word instead of several.'}
          </p>
        )}
      </div>
    </dialog>
  )
}

function resultsText(total: number, groups: readonly FoundGroup[]) {
  const isLowerBound = groups.some(({ totalIsLowerBound }) => totalIsLowerBound)
  return `${total}${isLowerBound ? '+' : ''} ${total === 1 && !isLowerBound ? 'result' : 'results'}`
}
