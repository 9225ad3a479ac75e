import { t } from '@kere/brand/messages'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Avatar } from '@kere/ui/art/avatar'
import { TextLink } from '@kere/ui/controls/link'
import { queryOptions } from '@tanstack/react-query'
import { requestPath } from './mentorship-paths.ts'

async function readEducator(api: ApiClient, id: string, signal: AbortSignal) {
  const { getEducator } = await import('@kere/contracts/people/listed-people')
  return api.call(getEducator, { params: { id } }, { signal })
}

/** `null` if the person is not listed. The team then chooses, as without a wish. */
export const wishedMentorQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['wished-mentor', id],
    queryFn: ({ signal }) =>
      readEducator(api, id, signal).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'not_found') return null
        throw error
      }),
  })

interface WishedMentorProps {
  mentor: Awaited<ReturnType<typeof readEducator>>
}

export const wishedPath = (id: string) => (id === '' ? requestPath : `${requestPath}?mentor=${encodeURIComponent(id)}`)

export function WishedMentor({ mentor: { name, avatarUrl, designation, mentorRoom } }: WishedMentorProps) {
  const { firstName } = firstAndLast(name)
  return (
    <section
      aria-label={t('You ask {name}', { name }, 'For screen readers, mentorship')}
      className="mt-4 flex flex-wrap items-center gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <Avatar {...firstAndLast(name)} src={avatarUrl} />
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold wrap-anywhere">{t('You ask {name}', { name }, 'Text, mentorship')}</p>
        <p className="text-dense text-muted">
          {mentorRoom?.state === 'accepting'
            ? t(
                'The team asks {firstName} first, and somebody else if {firstName} cannot.',
                { firstName },
                'Text, mentorship',
              )
            : t('{firstName} has no room now. The team may ask somebody else.', { firstName }, 'Text, mentorship')}
          {designation && <span className="block wrap-anywhere">{designation}</span>}
        </p>
      </div>
      <TextLink href={requestPath} className="text-dense">
        {t('Let the team choose', 'Link, mentorship')}
      </TextLink>
    </section>
  )
}
