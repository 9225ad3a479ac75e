import type { OutboxEntry } from '@kere/contracts/outbox'
import { useRemote } from '@kere/platform/react/remote-tree'
import { DataTable } from '@kere/ui/data-table'
import { DataTableSelect } from '@kere/ui/data-table-select'
import { DataTableTabs } from '@kere/ui/data-table-tabs'
import { TextLink } from '@kere/ui/link'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { rangeOf, trailOf } from '../../cursor-trail.ts'
import { useResultNews } from '../../use-result-news.ts'
import { useHiddenColumns, useShortcutsChoice } from '../../use-stored-choice.ts'
import { fromTheTop, outboxHref, readOutboxAddress } from './outbox-address.ts'
import { outboxCard, outboxColumns } from './outbox-columns.tsx'
import { OutboxNotice } from './outbox-notice.tsx'
import { OutboxStates } from './outbox-states.tsx'
import { countMails, stateNames, stateOrder } from './outbox-text.ts'
import { listKey, mailTemplatesQuery, outboxQuery } from './outbox.api.ts'
import { ReplaysContext, useReplays } from './use-replay.ts'

/** Loaded for those who ask: the list stands without them. */
const OutboxEntryFacts = lazy(async () => ({ default: (await import('./outbox-entry.tsx')).OutboxEntryFacts }))
const ReplayQuestion = lazy(async () => ({ default: (await import('./replay-question.tsx')).ReplayQuestion }))

const drawMail = (entry: OutboxEntry) => (
  <Suspense>
    <OutboxEntryFacts entry={entry} />
  </Suspense>
)

const noMails: readonly OutboxEntry[] = []

/** What was sent to whom and when, what was not, and what an admin sends again. */
export function OutboxPage() {
  const { api, context, request } = useRemote()
  const cache = useQueryClient()
  const address = readOutboxAddress(request.search)
  const outbox = useQuery({ ...outboxQuery(api, address), placeholderData: keepPreviousData })
  const { data: templates = [] } = useQuery(mailTemplatesQuery(api))
  const region = useRef<HTMLDivElement>(null)
  const replays = useReplays((id) => {
    const focused = document.activeElement
    if (focused !== document.body && focused?.getAttribute('data-replay') !== id) return
    // Among mails of one state its row goes as well.
    const row =
      address.state === null && region.current?.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`)
    const target = row || region.current?.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
  })
  const [hidden, setHidden] = useHiddenColumns('outbox', [])
  const [areShortcutsOn, setShortcutsOn] = useShortcutsChoice()

  const page = outbox.data
  const rows = page ? page.items : outbox.isPending ? undefined : noMails
  const trail = trailOf(cache, listKey(address), address.cursor)
  const top = fromTheTop(address)
  useResultNews(outboxHref(top), page && !outbox.isPlaceholderData ? countMails(page.total) : undefined)

  return (
    <ReplaysContext value={replays}>
      <div
        ref={region}
        className="min-h-[calc(100dvh-var(--table-top))] bg-surface [--table-top:3.75rem] wide:[--table-top:4rem]"
      >
        <h1 tabIndex={-1} className="sr-only">
          Outbox
        </h1>
        <DataTableTabs
          label="Mails by state"
          tabs={[null, ...stateOrder].map((state) => ({
            label: state ? stateNames[state] : 'All',
            href: outboxHref({ ...top, state }),
            count: page ? (state ? page.counts[state] : sumOf(page.counts)) : undefined,
            isCurrent: state === address.state,
          }))}
        />
        <OutboxStates isHiddenOnPhone={address.mail !== null} />
        <DataTable
          label="Mails"
          columns={outboxColumns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name, to }) => `${name} to ${to}`}
          card={outboxCard}
          lines={2}
          isOutdated={outbox.isPlaceholderData}
          notice={rows?.length === 0 || outbox.isError ? <OutboxNotice address={address} outbox={outbox} /> : undefined}
          filters={
            <DataTableSelect
              name="template"
              label="Mail"
              anyLabel="Any mail"
              options={withChosen(templates, address.template)}
              value={address.template ?? ''}
              onChange={({ currentTarget: { value } }) =>
                context.navigation.push(outboxHref({ ...top, template: value || null }))
              }
            />
          }
          columnChoice={{ hidden, onChange: setHidden }}
          opened={{
            hrefOf: (mail) => outboxHref({ ...address, mail }),
            panel: {
              id: address.mail,
              closeHref: outboxHref({ ...address, mail: null }),
              draw: drawMail,
              missing: (
                <p className="text-dense text-muted">
                  It has moved on to another state or page, or these filters leave it out.{' '}
                  <TextLink href={outboxHref({ mail: address.mail })}>Look among all mails</TextLink>
                </p>
              ),
            },
          }}
          paging={{
            range: page ? rangeOf(page.items.length, trail, String(page.total)) : '',
            previousHref: address.cursor && outboxHref({ ...top, cursor: trail.previousCursor }),
            nextHref: page?.nextCursor ? outboxHref({ ...top, cursor: page.nextCursor }) : null,
          }}
          shortcuts={{ areOn: areShortcutsOn, onChange: setShortcutsOn }}
        />
        {replays.hasAsked && (
          <Suspense>
            <ReplayQuestion />
          </Suspense>
        )}
      </div>
    </ReplaysContext>
  )
}

/** The menu with what is chosen in it, be it an email that the API does not know. */
const withChosen = (options: readonly { value: string; label: string }[], chosen: string | null) =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]

const sumOf = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
