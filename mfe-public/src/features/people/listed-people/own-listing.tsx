import { t } from '@kere/brand/messages'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query'

/** `null` if the user cannot be listed. */
const ownListingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-listing'],
    queryFn: async ({ signal }) => {
      const { getOwnProfile } = await import('@kere/contracts/accounts/profile-settings')
      const { getOwnHiding } = await import('@kere/contracts/people/profile-reports')
      const [{ sections }, { hiding }] = await Promise.all([
        api.call(getOwnProfile, {}, { signal }),
        api.call(getOwnHiding, {}, { signal }),
      ])
      const { hub } = sections
      return hub ? { version: hub.version, isListed: hub.values.isDiscoverable, isHidden: hiding !== null } : null
    },
  })

/** Tells a learner why they are listed, and offers the switch. */
export function OwnListing() {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const own = useQuery(ownListingQuery(api))
  const change = useMutation({
    mutationFn: async (isDiscoverable: boolean) => {
      const { saveProfileHub } = await import('@kere/contracts/accounts/profile-settings')
      await api.call(saveProfileHub, { body: { version: own.data?.version ?? 0, values: { isDiscoverable } } })
    },
    onSuccess: (_, isListed) =>
      context.notify({
        tone: 'success',
        text: isListed
          ? t('You are on the list', 'Message: to a learner')
          : t('You are no longer on the list', 'Message: to a learner'),
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ownListingQuery(api).queryKey }),
        client.invalidateQueries({ queryKey: ['people'] }),
      ]),
  })
  if (!own.data) return null
  const { isListed, isHidden } = own.data
  if (isHidden)
    return (
      <p className="mb-5 rounded-card bg-sunken px-4 py-3 text-dense">
        {t('Your profile is hidden from others.', 'To a learner')}{' '}
        <TextLink href="/dashboard/profile">{t('See why, and reply', 'Link: about a hidden profile')}</TextLink>
      </p>
    )
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3">
      <p className="text-dense">
        {isListed
          ? t(
              'You are on this list, because you turned it on. Anybody can see your name, photo, bio, study, organization, place, subjects and languages.',
              'To a learner',
            )
          : t('You are not on this list.', 'To a learner')}
      </p>
      <Button variant="outline" isBusy={change.isPending} onClick={() => change.mutate(!isListed)}>
        {isListed ? t('Hide me', 'Button: from a list of people') : t('List me', 'Button: on a list of people')}
      </Button>
      {change.error && (
        <RefusedAct className="basis-full">
          {change.error instanceof ApiError
            ? change.error.message
            : t('Your choice was not saved. Try again.', 'Error')}
        </RefusedAct>
      )}
    </div>
  )
}
