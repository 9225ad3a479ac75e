import { countOf } from '@kere/brand/count'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { leaderLimits } from '@kere/contracts/site/leaders-options'
import type { Leader, Leaders } from '@kere/contracts/site/leaders'
import { useRemote } from '@kere/platform/react/remote-tree'
import { firstAndLast } from '@kere/screens/first-and-last'
import { LoadFailure } from '@kere/screens/load-failure'
import { Avatar } from '@kere/ui/art/avatar'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { LeaderDialog } from './leader-dialog.tsx'
import { leadersQuery, loadLeaders, leadersPath } from './leaders.api.ts'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/leaders', roles: ['admin'] }

/**
 * The page of S-227. Each change saves the whole list, so the second of two admins learns of the first one's change.
 */
function LeadersPage() {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const query = useQuery(leadersQuery(api))
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const items = query.data?.items ?? []
  const isFull = items.length >= leaderLimits.people

  const write = async (next: readonly Leader[]) => {
    const { queryKey } = leadersQuery(api)
    const { version } = cache.getQueryData<Leaders>(queryKey) ?? { version: 0 }
    try {
      const body = { version, items: [...next] }
      cache.setQueryData(queryKey, await api.call((await loadLeaders()).saveLeaders, { body }))
    } catch (error) {
      void cache.invalidateQueries({ queryKey })
      throw error
    }
  }
  const act = async (next: readonly Leader[], text: string | null, undone?: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      await write(next)
      if (text !== null)
        context.notify({
          tone: 'success',
          text,
          ...(undone !== undefined && { action: { label: 'Undo', run: () => void act(items, undone) } }),
        })
    } catch (error) {
      context.notify({ tone: 'error', text: error instanceof Error ? error.message : '' })
    } finally {
      setBusy(false)
    }
  }
  const save = async (person: Leader) => {
    await write(edited === 'new' ? [...items, person] : items.map((each, place) => (place === edited ? person : each)))
    context.notify({ tone: 'success', text: `${person.name} is shown on About` })
    setEdited(null)
  }
  const move = (place: number, to: number) => {
    const next = [...items]
    next.splice(to, 0, ...next.splice(place, 1))
    void act(next, null)
  }

  return (
    <div className="px-4 py-6 wide:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 tabIndex={-1} className="sr-only">
          Leadership
        </h1>
        <p className="text-muted">
          Shown on <TextLink href="/about">About</TextLink> in this order. Up to{' '}
          {countOf(leaderLimits.people, ['person', 'people'])}.
        </p>
        {!isFull && query.data && (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
            Add a person
          </Button>
        )}
      </div>
      {query.isError && (
        <div className="mt-6">
          <LoadFailure title="Failed to fetch who leads" query={query}>
            Visitors still see them on About.
          </LoadFailure>
        </div>
      )}
      {query.isPending && (
        <SkeletonGroup label="Loading who leads">
          <Skeleton className="mt-6 h-20 w-full" />
          <Skeleton className="mt-3 h-20 w-full" />
        </SkeletonGroup>
      )}
      {query.data && items.length === 0 && (
        <EmptyState title="Nobody is named yet">About says what each position does until you add a person.</EmptyState>
      )}
      {items.length > 0 && (
        <ol className="mt-5 list-none border-t-2 border-ink">
          {items.map((person, place) => (
            <li
              key={`${person.name} ${person.position}`}
              className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-hairline py-4"
            >
              <Avatar {...firstAndLast(person.name)} src={smallPictureOf(person.photo) ?? person.photo} />
              <div className="min-w-0 grow basis-60">
                <h2 className="text-body leading-dense font-semibold wrap-anywhere">{person.name}</h2>
                <p className="text-dense wrap-anywhere">{person.position}</p>
                <p className="mt-1 text-dense wrap-anywhere text-muted">{person.about}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<ArrowUp aria-hidden="true" />}
                  aria-label={`Move ${person.name} up`}
                  aria-disabled={place === 0}
                  onClick={() => place > 0 && move(place, place - 1)}
                />
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<ArrowDown aria-hidden="true" />}
                  aria-label={`Move ${person.name} down`}
                  aria-disabled={place === items.length - 1}
                  onClick={() => place < items.length - 1 && move(place, place + 1)}
                />
                <Button
                  variant="outline"
                  size="toolbar"
                  icon={<Pencil aria-hidden="true" />}
                  aria-label={`Edit ${person.name}`}
                  onClick={() => setEdited(place)}
                >
                  Edit
                </Button>
                <Button
                  variant="quiet"
                  size="toolbar"
                  icon={<Trash2 aria-hidden="true" />}
                  aria-label={`Remove ${person.name}`}
                  onClick={() =>
                    void act(
                      items.filter((each) => each !== person),
                      `${person.name} is removed`,
                      `${person.name} is back`,
                    )
                  }
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {edited !== null && (
        <LeaderDialog
          leader={edited === 'new' ? null : (items[edited] ?? null)}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

export const page: PageModule = {
  component: LeadersPage,
  queries: (_, api) => [leadersQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Leadership',
      description: 'Who the page about Kere names.',
      canonical: leadersPath,
      breadcrumbs: [{ label: 'Leadership', path: leadersPath }],
    },
  }),
}
