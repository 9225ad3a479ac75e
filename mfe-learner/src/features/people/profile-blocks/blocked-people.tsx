import { t } from '@kere/brand/messages'
import type { BlockedPerson } from '@kere/contracts/people/profile-blocks'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { dateOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQuery } from '@tanstack/react-query'
import { blockedQuery, blockMutation } from './profile-blocks.api.ts'

export function BlockedPeople() {
  const { api } = useRemote()
  const query = useQuery(blockedQuery(api))
  return (
    <Section
      title={t('Blocked people', 'Heading, blocked people')}
      lead={t(
        'You and they do not find each other among educators and learners while you are signed in. They are not told.',
        'Text, blocked people',
      )}
    >
      {query.isPending && (
        <SkeletonGroup label={t('Loading whom you have blocked', 'Label, blocked people')}>
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
      {query.isError && (
        <LoadFailure title={query.error.message} query={query}>
          {t('Everybody you blocked stays blocked.', 'Text, blocked people')}
        </LoadFailure>
      )}
      {query.data?.length === 0 && (
        <p>
          {t('You have blocked nobody. To block somebody, open their profile and press Block.', 'Text, blocked people')}
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <ul className="list-none border-t border-hairline">
          {query.data.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Row({ person: { id, name, at } }: { person: BlockedPerson }) {
  const { api, context } = useRemote()
  const change = useMutation(blockMutation(api))
  const shown = name ?? t('Somebody who is no longer listed', 'Text, blocked people')
  const set = async (isBlocked: boolean) => {
    try {
      await change.mutateAsync({ id, isBlocked })
    } catch (error) {
      // The message was shown in the person's row, which has disappeared.
      if (isBlocked)
        context.notify({
          tone: 'error',
          text: t(
            '{name} was not blocked again. {message}',
            { name: shown, message: error instanceof Error ? error.message : '' },
            'Notice, blocked people',
          ),
        })
      return
    }
    context.notify({
      tone: 'success',
      text: isBlocked
        ? t('{name} is blocked again', { name: shown }, 'Notice, blocked people')
        : t('{name} is no longer blocked', { name: shown }, 'Notice, blocked people'),
      // Only a listed person can be blocked again.
      ...(!isBlocked &&
        name !== null && { action: { label: t('Undo', 'Label, blocked people'), run: () => void set(true) } }),
    })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3">
      <p className="min-w-0">
        <span className="font-semibold wrap-anywhere">{shown}</span>
        <span className="block text-meta text-muted">
          {t('Since {when}', { when: dateOf(at) }, 'Text, blocked people')}
        </span>
      </p>
      <Button variant="outline" size="toolbar" isBusy={change.isPending} onClick={() => void set(false)}>
        {t('Unblock', 'Button, blocked people')}
        <VisuallyHidden> {shown}</VisuallyHidden>
      </Button>
      {change.error && <RefusedAct className="basis-full">{change.error.message}</RefusedAct>}
    </li>
  )
}
