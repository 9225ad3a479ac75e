import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { foundKinds, kindOfFound, searchHref } from '@kere/contracts/search/site-search-options'
import type { FoundGroup } from '@kere/contracts/search/site-search'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CommandOption } from './command-option.tsx'
import { type Command, matchCommands } from './commands.ts'
import { FoundOption } from './found-option.tsx'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts'
import { type Find, useFound } from './use-found.ts'

interface PaletteProps {
  find: Find
  go: (path: string) => void
  onClose: () => void
  /** Returns what was typed before the field stood there. */
  takeTyped?: (() => string) | undefined
  /** Commands shown before the results of the site. */
  commands?: readonly Command[] | undefined
}

interface Choice {
  key: string
  content: ReactNode
  does: { command: Command } | { again: string } | { path: string }
}

const recentName = t('Looked for on this device', 'Search over all pages')
const commandSections = [
  ['Go to', t('Go to', 'Heading of the pages in the search, before their names')],
  ['Do', t('Do', 'Heading of the acts in the search, as “Sign out”')],
] as const
const none: readonly Command[] = []

const optionLook =
  'relative cursor-pointer px-4 py-2 aria-selected:bg-brand-soft aria-selected:before:absolute aria-selected:before:inset-y-0 aria-selected:before:inset-s-0 aria-selected:before:w-0.75 aria-selected:before:bg-brand forced-colors:aria-selected:before:bg-[Highlight]'

/**
 * A combobox over a list in groups (APG): the field keeps the focus, and the arrow keys move the choice that Enter
 * opens.
 */
export function Palette({ find, go, onClose, takeTyped, commands = none }: PaletteProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(() => takeTyped?.() ?? '')
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
  const matched = matchCommands(commands, search)
  function type(text: string) {
    setTyped(text)
    setActive(0)
  }

  const sections = [
    ...commandSections.map(([section, name]) => ({
      name,
      choices: matched
        .filter((command) => command.section === section)
        .map((command): Choice => ({
          key: command.label + command.detail,
          content: <CommandOption command={command} search={search} />,
          does: { command },
        })),
    })),
    {
      name: recentName,
      choices: (search === '' ? recent : []).map((again): Choice => ({
        key: again,
        content: <span className="wrap-anywhere">{again}</span>,
        does: { again },
      })),
    },
    ...groups.map(({ kind, items }) => ({
      name: kindOfFound(kind).name,
      choices: items.map((item): Choice => ({
        key: item.id + item.path,
        content: <FoundOption {...{ kind, item, search }} />,
        does: { path: item.path },
      })),
    })),
  ].filter(({ choices }) => choices.length > 0)
  const last = { does: { path: searchHref(search) } }
  const choices = [...sections.flatMap((section) => section.choices), ...(search === '' ? [] : [last])]
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
    const does = choices[place]?.does
    if (!does) return
    if ('again' in does) type(does.again)
    else if ('path' in does) leave(does.path)
    else {
      dialog.current?.close()
      does.command.run(go)
    }
  }

  function follow(event: KeyboardEvent) {
    const end = choices.length - 1
    const moves: Partial<Record<string, number>> = {
      ArrowDown: chosen >= end ? 0 : chosen + 1,
      ArrowUp: chosen <= 0 ? end : chosen - 1,
    }
    const next = moves[event.key]
    if (next !== undefined && end >= 0) {
      event.preventDefault()
      setActive(next)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // The results may still belong to the previous words.
    if (search !== '' && !isAnswered && chosen >= matched.length) leave(searchHref(search))
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
      aria-label={t('Search', 'Button')}
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
            aria-label={t('Search the whole site', 'Search over all pages, for screen readers')}
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={choices.length > 0 ? `${id}-${chosen}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('Page, course, event, person', 'Example in a field')}
            maxLength={limits.searchLength}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={follow}
            className="min-h-14 w-full min-w-0 bg-transparent text-lead outline-0"
          />
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label={t('esc, close', 'Button with the name of the key, for screen readers')}
            className="min-h-11 min-w-11 shrink-0 cursor-pointer rounded-control border border-control px-2.5 text-meta font-semibold hover:bg-hover"
          >
            {t('esc', 'Button with the name of the key')}
          </button>
        </div>
        <p role="status" className="sr-only">
          {isAnswered && !hasFailed && resultsText(total + matched.length, groups)}
        </p>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('What was found', 'Search over all pages, for screen readers')}
          className="grow overflow-y-auto overscroll-contain"
        >
          {sections.map((section, place) => {
            const first = sections.slice(0, place).reduce((sum, each) => sum + each.choices.length, 0)
            return (
              <div
                key={section.name}
                role="group"
                aria-labelledby={`${id}-of-${place}`}
                className={`border-b border-hairline py-2 ${section.name === recentName ? '' : 'desk:grid desk:grid-cols-[6rem_minmax(0,1fr)]'}`}
              >
                <p id={`${id}-of-${place}`} className="px-4 py-2 text-meta text-muted">
                  {section.name}
                </p>
                <div role="presentation">
                  {section.choices.map(({ key, content }, row) => (
                    <div key={key} {...option(first + row)} className={optionLook}>
                      {content}
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
                ? t(
                    'See all {results} for “{search}”',
                    { results: resultsText(total, groups), search },
                    'Search over all pages',
                  )
                : t('Search for “{search}”', { search }, 'Search over all pages')}
            </div>
          )}
        </div>
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
              {t('Forget these', 'Button: the searches that this device remembers')}
            </button>
          </p>
        )}
        {isAnswered && (hasFailed || total + matched.length === 0) && (
          <p role={hasFailed ? 'alert' : undefined} className="px-4 py-6 text-muted">
            {hasFailed
              ? t('The search did not answer. Check your connection and try again.', 'Search over all pages')
              : t('No results. Check the spelling, or try one word instead of several.', 'Search over all pages')}
          </p>
        )}
      </div>
    </dialog>
  )
}

function resultsText(total: number, groups: readonly FoundGroup[]) {
  return groups.some(({ totalIsLowerBound }) => totalIsLowerBound)
    ? t('{total}+ results', { total }, 'How much the search has found')
    : t('{total, plural, one {# result} other {# results}}', { total }, 'How much the search has found')
}
