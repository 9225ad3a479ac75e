import { t } from '@kere/brand/messages'
import type { NotificationLink } from '@kere/contracts/notifications/notifications'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { withFailurePart } from '../../pages/null-if-not-found.ts'

export const loadContract = () => import('@kere/contracts/notifications/notifications')

export const emailChoicePath = '/notifications/email'

/** `null` if the link is unknown. */
export const emailChoiceQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['notification-link', token],
    queryFn: async ({ signal }): Promise<NotificationLink | null> => {
      try {
        return await api.call((await loadContract()).getNotificationLink, { params: { token } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null
        return withFailurePart(error)
      }
    },
  })

export const isMailed = ({ choice }: NotificationLink) => choice === 'email' || choice === 'digest'

export const titleOf = (link: NotificationLink | null | undefined) => {
  if (!link) return link === null ? t('This link is not valid', 'Title') : t('Email notifications', 'Title of a page')
  return isMailed(link) ? t('Turn off these emails?', 'Title') : t('These emails are off', 'Title')
}
