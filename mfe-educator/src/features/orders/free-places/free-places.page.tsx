import { countOf } from '@kere/brand/count'
import { indianDigits } from '@kere/brand/indian-digits'
import type { FreePlace, FreePlacePool } from '@kere/contracts/orders/free-places'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { useForm } from '@kere/screens/form/use-form'
import { readAddress } from '@kere/screens/list-address'
import { ListPage } from '@kere/screens/list-page'
import { listQuery } from '@kere/screens/list-query'
import { LoadFailure } from '@kere/screens/load-failure'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { learnerOf, loadContract } from './free-places.acts.tsx'
import { freePlacesPath, learnersPath } from '../../../courses/course-paths.ts'
import { freePlacesOf } from './free-places.list.tsx'

export const route = { path: '/dashboard/courses/:id/free-places', roles: ['educator', 'admin'] }

const poolQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['free-place-pool', id],
    queryFn: async ({ signal }): Promise<FreePlacePool | null> => {
      try {
        return await api.call((await loadContract()).getFreePlacePool, { params: { id } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return null
        throw error
      }
    },
  })

function FreePlacesPage() {
  const { api, context } = useRemote()
  const { id = '' } = useParams()
  const list = useMemo(() => freePlacesOf(id), [id])
  const pool = useQuery(poolQuery(api, id))
  const isAdmin = context.session.user?.role === 'admin'
  return (
    <ListPage list={list}>
      <div className="flex flex-col gap-5 border-b border-hairline px-4 pt-4 pb-5 desk:px-6">
        <TextLink href={learnersPath(id)} className="text-dense wrap-anywhere">
          {pool.data?.course.title.trim() || 'Learners of the course'}
        </TextLink>
        {pool.isError && (
          <LoadFailure title="Failed to fetch the free places of this course" query={pool}>
            Places that you have given are not affected.
          </LoadFailure>
        )}
        {pool.data === null && <p>Course not found. It may belong to another educator.</p>}
        {pool.data && (
          <>
            <p className="max-w-measure">{poolText(pool.data, isAdmin)}</p>
            {canGive(pool.data) && <GiveForm courseId={id} />}
            {isAdmin && <PoolForm key={pool.data.size} courseId={id} pool={pool.data} />}
          </>
        )}
      </div>
    </ListPage>
  )
}

const isOffered = ({ course }: FreePlacePool) => course.isPublished && course.price > 0

const canGive = (pool: FreePlacePool) => isOffered(pool) && pool.given < pool.size

function poolText(pool: FreePlacePool, isAdmin: boolean): string {
  if (!isOffered(pool)) return 'Free places are only for published courses with a price.'
  if (pool.size === 0)
    return isAdmin
      ? 'This course has no free places yet. Set how many can be given.'
      : 'This course has no free places to give. Ask us on the Contact page if you need some.'
  return `${indianDigits(pool.given)} of ${countOf(pool.size, 'free place')} given. Learners with a free place pay nothing.`
}

function GiveForm({ courseId }: { courseId: string }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const params = { id: courseId }
  const takeBack = async (place: FreePlace) => {
    try {
      await api.call((await loadContract()).takeBackFreePlace, { params: { id: place.id } })
      context.notify({ tone: 'success', text: `The place of ${learnerOf(place)} was taken back` })
    } catch (error) {
      context.notify({ tone: 'error', text: error instanceof Error ? error.message : '' })
    }
    void client.invalidateQueries()
  }
  const form = useForm({
    id: 'give-place',
    initial: { email: '' },
    schema: async () => (await loadContract()).newFreePlace,
    async send(body, { idempotencyKey }) {
      const place = await api.call((await loadContract()).giveFreePlace, { params, body }, { idempotencyKey })
      context.notify({
        tone: 'success',
        text: `${learnerOf(place)} has a free place`,
        action: { label: 'Undo', run: () => void takeBack(place) },
      })
    },
    onSaved: () => void client.invalidateQueries(),
  })
  return (
    <form {...form.props} aria-label="Give a place">
      <div className="grid items-start gap-3 desk:grid-cols-[24rem_auto]">
        <TextInput {...form.field('email')} label="Learner’s email address" type="email" autoComplete="off" required />
        <Button
          type="submit"
          isBusy={form.isBusy}
          busyLabel="Giving the place"
          className="justify-self-start desk:mt-6"
        >
          Give a place
        </Button>
      </div>
      {form.refusal && <RefusedAct className="mt-3">{form.refusal}</RefusedAct>}
    </form>
  )
}

function PoolForm({ courseId, pool }: { courseId: string; pool: FreePlacePool }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const form = useForm({
    id: 'pool',
    initial: { size: String(pool.size) },
    schema: async () => (await loadContract()).poolSize,
    read: ({ size }) => ({ size: size.trim() === '' ? Number.NaN : Number(size) }),
    async send(body, { idempotencyKey }) {
      const { size } = await api.call(
        (await loadContract()).setFreePlacePool,
        { params: { id: courseId }, body },
        { idempotencyKey },
      )
      context.notify({ tone: 'success', text: `The course now has ${countOf(size, 'free place')}` })
    },
    onSaved: () => void client.invalidateQueries(),
  })
  return (
    <form {...form.props} aria-label="Free places of the course">
      <div className="grid items-start gap-3 desk:grid-cols-[24rem_auto]">
        <TextInput
          {...form.field('size')}
          label="Total free places"
          note="(only admins can change this)"
          type="number"
          min={0}
          required
        />
        <Button
          type="submit"
          variant="outline"
          isBusy={form.isBusy}
          busyLabel="Saving"
          className="justify-self-start desk:mt-6"
        >
          Save
        </Button>
      </div>
      {form.refusal && <RefusedAct className="mt-3">{form.refusal}</RefusedAct>}
    </form>
  )
}

export const page: PageModule = {
  component: FreePlacesPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = freePlacesOf(id)
    return [listQuery(list, api, readAddress(list, search)), poolQuery(api, id)]
  },
  describe: ({ params: { id = '' } }) =>
    describeInDashboard({
      title: 'Free places',
      description: 'Free places in this course, and who has them.',
      path: freePlacesPath(id),
      above: [{ label: 'Learners', path: learnersPath(id) }],
    }),
}
