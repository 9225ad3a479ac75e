import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { lookup } from '@kere/contracts/http/open-value'
import { isDoneStanding, pathStandingNames } from '@kere/contracts/paths/learning-path-options'
import type { LearningPath } from '@kere/contracts/paths/learning-paths'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Link } from 'react-router-dom'

const loadContract = () => import('@kere/contracts/paths/learning-paths')

export const ownPathQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-learning-path'],
    queryFn: async ({ signal }) => {
      const { getOwnLearningPath } = await loadContract()
      const { path } = await api.call(getOwnLearningPath, {}, { signal })
      return path
    },
  })

/**
 * Shows a saved learning path, with the steps that the platform knows to be done ticked. It draws nothing without a
 * path.
 */
export function LearningPathChecklist() {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { data: path } = useQuery(ownPathQuery(api))
  if (!path) return null

  const { queryKey } = ownPathQuery(api)
  const done = path.items.filter(({ standing }) => isDoneStanding(standing)).length
  const keep = async () => {
    cache.setQueryData(queryKey, path)
    await api.call((await loadContract()).keepLearningPath, { params: { id: path.id }, body: {} })
  }
  const drop = async () => {
    cache.setQueryData(queryKey, null)
    try {
      await api.call((await loadContract()).dropLearningPath, {})
      context.notify({
        tone: 'info',
        text: t('The path is off your dashboard. It stays at its own address.', 'Text, home of the dashboard'),
        action: { label: t('Undo', 'Label, home of the dashboard'), run: () => void keep().catch(fail) },
      })
    } catch {
      fail()
    }
  }
  const fail = () => {
    context.notify({
      tone: 'error',
      text: t('That did not go through. Your path is as it was.', 'Text, home of the dashboard'),
    })
    void cache.invalidateQueries({ queryKey })
  }

  return (
    <Section
      title={t('Your learning path', 'Heading, home of the dashboard')}
      link={{
        href: `/learn-path/${encodeURIComponent(path.id)}`,
        label: t('Reasons and answers', 'Label, home of the dashboard'),
      }}
    >
      <p className="-mt-3 mb-2 text-dense text-muted">
        {t(
          '{done} of {count} done. Enrolling, joining a lab, attending an event and asking for a mentor tick it off.',
          { done, count: path.items.length },
          'Text, home of the dashboard',
        )}
      </p>
      <ProgressBar
        label={t('Your learning path', 'Label, home of the dashboard')}
        value={done}
        max={path.items.length}
      />
      <ul className="mt-2 list-none">
        {path.items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
      {path.departed.map(({ title, why }) => (
        <p key={title} className="mt-2 text-meta text-muted">
          {why === 'over'
            ? t('{title} is over and has left your path.', { title }, 'A step of a learning path')
            : t('{title} is no longer available and has left your path.', { title }, 'A step of a learning path')}
        </p>
      ))}
      <Button variant="quiet" size="toolbar" className="mt-3 -ms-3.5" onClick={() => void drop()}>
        {t('Remove from dashboard', 'Button, home of the dashboard')}
      </Button>
    </Section>
  )
}

function Row({ item: { title, path, facts, standing } }: { item: LearningPath['items'][number] }) {
  const isDone = isDoneStanding(standing)
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="relative flex gap-3 border-b border-hairline py-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-leaf' : 'text-control'}`} />
      <div className="min-w-0">
        <h3 className="text-body leading-dense">
          <Link
            to={path}
            className="text-ink no-underline decoration-2 underline-offset-3 after:absolute after:inset-0 hover:underline"
          >
            <span lang={englishHere}>{title}</span>
          </Link>
        </h3>
        <p className="mt-0.5 text-meta text-muted">
          {standing
            ? (lookup(pathStandingNames, standing) ?? standing)
            : t('To do', 'State of a step on a learning path')}{' '}
          · <span lang={englishHere}>{facts.join(' · ')}</span>
        </p>
      </div>
    </li>
  )
}
