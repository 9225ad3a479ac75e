import { countOf } from '@kere/brand/count'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { leaderLimits } from '@kere/contracts/site/leaders-options'
import type { Leader, Leaders } from '@kere/contracts/site/leaders'
import { useRemote } from '@kere/platform/react/remote-tree'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Avatar } from '@kere/ui/art/avatar'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { OrderedPage, OrderedRow } from '../../../ordered-rows.tsx'
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
    <OrderedPage
      title="Leadership"
      lead={
        <>
          Shown on <TextLink href="/about">About</TextLink> in this order. Up to{' '}
          {countOf(leaderLimits.people, ['person', 'people'])}.
        </>
      }
      add={isFull || !query.data ? null : { label: 'Add a person', onAdd: () => setEdited('new') }}
      query={query}
      failed={{ title: 'Failed to fetch who leads', text: 'Visitors still see them on About.' }}
      empty={{ title: 'Nobody is named yet', text: 'About says what each position does until you add a person.' }}
      columns={['Person', 'Actions']}
      renderRow={(person, place) => (
        <OrderedRow
          key={`${person.name} ${person.position}`}
          name={person.name}
          place={place}
          count={items.length}
          onMove={(to) => move(place, to === 'up' ? place - 1 : place + 1)}
          picture={<Avatar {...firstAndLast(person.name)} src={smallPictureOf(person.photo) ?? person.photo} />}
          texts={
            <>
              <p className="wrap-anywhere">{person.position}</p>
              <p className="wrap-anywhere text-muted">{person.about}</p>
            </>
          }
          acts={
            <>
              <Button
                variant="quiet"
                size="toolbar"
                icon={<Pencil aria-hidden="true" />}
                aria-label={`Edit ${person.name}`}
                onClick={() => setEdited(place)}
                className="px-2.5"
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
                className="px-2.5"
              />
            </>
          }
        />
      )}
    >
      {edited !== null && (
        <LeaderDialog
          leader={edited === 'new' ? null : (items[edited] ?? null)}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </OrderedPage>
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
