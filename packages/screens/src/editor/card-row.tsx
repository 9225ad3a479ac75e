import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { lookup } from '@kere/contracts/http/open-value'
import { kindsOfFound, type KindOfFound } from '@kere/contracts/search/site-search-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { SearchInput } from '@kere/ui/controls/search-input'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../load-failure.tsx'
import { usePaused } from '../use-paused.ts'
import type { Card } from './markdown-edit.ts'

interface CardRowProps {
  onChoose: (card: Card) => void
  onLeave: () => void
}

/** A search by fewer characters would find nearly everything. */
const fewest = 2

/** Finds what a card leads to, of the kinds that everybody can list, between the toolbar and the text. */
export function CardRow({ onChoose, onLeave }: CardRowProps) {
  const { api } = useRemote()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [typed, setTyped] = useState('')
  const words = usePaused(typed.trim())
  const found = useQuery({
    queryKey: ['cards', words],
    enabled: words.length >= fewest,
    queryFn: async ({ signal }) => {
      const { searchSite } = await import('@kere/contracts/search/site-search')
      const { groups } = await api.call(searchSite, { query: { q: words } }, { signal })
      return groups.flatMap(({ kind, items }) => {
        const { list, noun: [noun] = [''] } = lookup<KindOfFound>(kindsOfFound, kind) ?? {}
        if (!list || list.path.startsWith('/dashboard')) return []
        // The text shows a link with a title of one word as a card.
        const name = noun.charAt(0).toUpperCase() + noun.slice(1)
        return items.map(({ title, path }) => ({ kind: name, title, path }))
      })
    },
    placeholderData: (before) => before,
  })
  return (
    <div
      role="group"
      aria-label={t('Card', 'For screen readers, part of a page')}
      className="border-x border-control bg-sunken p-2"
    >
      <div className="flex items-center gap-2">
        <SearchInput
          label={t('What the card leads to', 'Label, part of a page')}
          placeholder={t('Search the site', 'Placeholder, part of a page')}
          className="grow"
          maxLength={limits.searchLength}
          ref={field}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            // The field is within the form of the whole text, which Enter would send.
            event.preventDefault()
            event.stopPropagation()
            if (event.key === 'Escape') onLeave()
          }}
        />
        <Button variant="quiet" size="toolbar" onClick={onLeave}>
          {t('Close', 'Button, part of a page')}
        </Button>
      </div>
      <div aria-live="polite">
        {found.isError ? (
          <LoadFailure
            title={t('The search did not answer', 'Title, part of a page')}
            query={found}
            headingLevel="h3"
            className="mt-2"
          >
            {t('Your text is not changed.', 'Text, part of a page')}
          </LoadFailure>
        ) : (
          found.data?.length === 0 && (
            <p className="mt-2 text-dense text-muted">
              {t('Nothing published has these words. Try fewer.', 'Text, part of a page')}
            </p>
          )
        )}
        {(found.data?.length ?? 0) > 0 && (
          <ul
            aria-label={t('Results', 'For screen readers, part of a page')}
            className="mt-2 max-h-60 overflow-y-auto rounded-control bg-surface"
          >
            {found.data?.map((card) => (
              <li key={card.path} className="border-b border-hairline last:border-0">
                <button
                  type="button"
                  onClick={() => onChoose(card)}
                  className="block min-h-11 w-full cursor-pointer px-3 py-1.5 text-start hover:bg-hover"
                >
                  <span className="block text-meta text-muted">{card.kind}</span>
                  <span className="block text-dense wrap-anywhere">{card.title}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
