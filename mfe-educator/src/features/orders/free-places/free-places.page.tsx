import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
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
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { learnerOf, loadContract } from './free-places.acts.tsx'
import { freePlacesPath, learnersPath } from '../../../courses/course-paths.ts'
import { freePlacesOf } from './free-places.list.tsx'

export const route = {
  path: '/dashboard/courses/:id/free-places',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
}

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
    <ListPage list={list} aboveLabel={pool.data && courseTitle(pool.data.course)}>
      <div className="flex flex-col gap-5 border-b border-hairline px-4 pt-3 pb-5 wide:px-6">
        {pool.isError && (
          <LoadFailure title={t('Failed to fetch the free places of this course', 'Title, educator')} query={pool}>
            {t('Places that you have given are not affected.', 'Text, educator')}
          </LoadFailure>
        )}
        {pool.data === null && <p>{t('Course not found. It may belong to another educator.', 'Text, educator')}</p>}
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

const courseTitle = ({ title }: { title: string }) =>
  title.trim() ? <span lang={englishHere}>{title.trim()}</span> : undefined

const isOffered = ({ course }: FreePlacePool) => course.isPublished && course.price > 0

const canGive = (pool: FreePlacePool) => isOffered(pool) && pool.given < pool.size

function poolText(pool: FreePlacePool, isAdmin: boolean): string {
  if (!isOffered(pool)) return t('Free places are only for published courses with a price.', 'Text, educator')
  if (pool.size === 0)
    return isAdmin
      ? t('This course has no free places yet. Set how many can be given.', 'Text, educator')
      : t('This course has no free places to give. Ask us on the Contact page if you need some.', 'Text, educator')
  return t(
    '{given} of {count, plural, one {# free place} other {# free places}} given. Learners with a free place pay nothing.',
    { given: pool.given, count: pool.size },
    'Text, educator',
  )
}

function GiveForm({ courseId }: { courseId: string }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const params = { id: courseId }
  const takeBack = async (place: FreePlace) => {
    try {
      await api.call((await loadContract()).takeBackFreePlace, { params: { id: place.id } })
      context.notify({
        tone: 'success',
        text: t('The place of {name} was taken back', { name: learnerOf(place) }, 'Message, educator'),
      })
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
        text: t('{name} has a free place', { name: learnerOf(place) }, 'Message, educator'),
        action: { label: t('Undo', 'Label, educator'), run: () => void takeBack(place) },
      })
    },
    onSaved: () => void client.invalidateQueries(),
  })
  return (
    <form {...form.props} aria-label={t('Give a place', 'For screen readers, educator')}>
      <div className="grid items-start gap-3 desk:grid-cols-[24rem_auto]">
        <TextInput
          {...form.field('email')}
          label={t('Learner’s email address', 'Label, educator')}
          type="email"
          autoComplete="off"
          required
        />
        <Button
          type="submit"
          isBusy={form.isBusy}
          busyLabel={t('Giving the place', 'Button, busy, educator')}
          className="justify-self-start desk:mt-6"
        >
          {t('Give a place', 'Button, educator')}
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
      context.notify({
        tone: 'success',
        text: t(
          'The course now has {count, plural, one {# free place} other {# free places}}',
          { count: size },
          'Message, educator',
        ),
      })
    },
    onSaved: () => void client.invalidateQueries(),
  })
  return (
    <form {...form.props} aria-label={t('Free places of the course', 'For screen readers, educator')}>
      <div className="grid items-start gap-3 desk:grid-cols-[24rem_auto]">
        <TextInput
          {...form.field('size')}
          label={t('Total free places', 'Label, educator')}
          note={t('(only admins can change this)', 'Text, educator')}
          type="number"
          min={0}
          required
        />
        <Button
          type="submit"
          variant="outline"
          isBusy={form.isBusy}
          busyLabel={t('Saving', 'Button, busy, educator')}
          className="justify-self-start desk:mt-6"
        >
          {t('Save', 'Button, educator')}
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
      title: t('Free places', 'Title, educator'),
      description: t('Free places in this course, and who has them.', 'Text, educator'),
      path: freePlacesPath(id),
      above: [{ label: t('Learners', 'Label, educator'), path: learnersPath(id) }],
    }),
}
