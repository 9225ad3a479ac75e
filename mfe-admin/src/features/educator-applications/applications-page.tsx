import { applicationSorts } from '@kere/contracts/educator-application-options'
import type { ApplicationSummary } from '@kere/contracts/educator-applications'
import { useRemote } from '@kere/platform/react/remote-tree'
import { DataTable } from '@kere/ui/data-table'
import { DataTableSelect } from '@kere/ui/data-table-select'
import { DataTableTabs } from '@kere/ui/data-table-tabs'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { rangeOf, trailOf } from '../../cursor-trail.ts'
import { useResultNews } from '../../use-result-news.ts'
import { useHiddenColumns, useShortcutsChoice } from '../../use-stored-choice.ts'
import { countApplications, viewNames } from './application-text.ts'
import {
  applicationHref,
  applicationsHref,
  applicationViews,
  fromTheTop,
  readApplicationsAddress,
  type ApplicationView,
} from './applications-address.ts'
import { applicationCard, columnsOf } from './applications-columns.tsx'
import { ApplicationsNotice } from './applications-notice.tsx'
import { applicationsQuery, listKey, type ApplicationsPage as Answer } from './applications.api.ts'

const noApplications: readonly ApplicationSummary[] = []
const [oldest, newest] = applicationSorts

/** Who wants to teach: those who wait first. Everything it shows stands in its address. */
export function ApplicationsPage() {
  const { api, context, request } = useRemote()
  const cache = useQueryClient()
  const address = readApplicationsAddress(request.search)
  const list = useQuery({ ...applicationsQuery(api, address), placeholderData: keepPreviousData })
  const [hidden, setHidden] = useHiddenColumns('educator-applications', [])
  const [areShortcutsOn, setShortcutsOn] = useShortcutsChoice()

  const page = list.data
  const rows = page ? page.items : list.isPending ? undefined : noApplications
  const trail = trailOf(cache, listKey(address), address.cursor)
  const sortBy = (sort: typeof address.sort) =>
    context.navigation.push(applicationsHref({ ...fromTheTop(address), sort }))
  useResultNews(
    applicationsHref(fromTheTop(address)),
    page && !list.isPlaceholderData ? countApplications(page.total) : undefined,
  )

  return (
    <div className="min-h-[calc(100dvh-var(--table-top))] bg-surface [--table-top:3.75rem] wide:[--table-top:4rem]">
      <h1 className="sr-only">Educator applications</h1>
      <DataTableTabs
        label="Applications by status"
        tabs={applicationViews.map((view) => ({
          label: viewNames[view],
          href: applicationsHref({ ...fromTheTop(address), view }),
          count: countOf(page, view),
          isCurrent: view === address.view,
        }))}
      />
      <DataTable
        label="Educator applications"
        columns={columnsOf(address.view)}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ applicant }) => applicant.name}
        card={applicationCard}
        lines={2}
        isOutdated={list.isPlaceholderData}
        notice={rows?.length === 0 || list.isError ? <ApplicationsNotice address={address} list={list} /> : undefined}
        filters={
          <DataTableSelect
            name="sort"
            label="Order"
            anyLabel={address.view === 'pending' ? 'Longest waiting first' : 'Oldest first'}
            options={[{ value: newest, label: 'Newest first' }]}
            value={address.sort === newest ? newest : ''}
            onChange={({ currentTarget }) => sortBy(currentTarget.value === newest ? newest : oldest)}
          />
        }
        sorting={{
          column: 'submittedAt',
          isDescending: address.sort === newest,
          onSort: (_, isDescending) => sortBy(isDescending ? newest : oldest),
        }}
        columnChoice={{ hidden, onChange: setHidden }}
        opened={{ hrefOf: (id) => applicationHref(id, address) }}
        paging={{
          range: page ? rangeOf(page.items.length, trail, String(page.total)) : '',
          previousHref: address.cursor && applicationsHref({ ...address, cursor: trail.previousCursor }),
          nextHref: page?.nextCursor ? applicationsHref({ ...address, cursor: page.nextCursor }) : null,
        }}
        shortcuts={{ areOn: areShortcutsOn, onChange: setShortcutsOn }}
      />
    </div>
  )
}

function countOf(page: Answer | null | undefined, view: ApplicationView) {
  if (!page) return undefined
  return view === 'all' ? Object.values(page.counts).reduce((sum, count) => sum + count, 0) : page.counts[view]
}
