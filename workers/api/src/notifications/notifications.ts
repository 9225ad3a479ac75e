import type { Context, SignedIn } from '../base/context.ts'
import { foundOwn } from '../http/own.ts'
import { requireSignedIn } from '../http/signed-in.ts'
import { type ListRequest, pageOf } from '../kit/lists/keyset.ts'
import { bellEntryOf } from '../console/labels.ts'
import { countUnread, notificationPage, selectPage, updateAllRead, updateRead } from './notifications.queries.ts'

type Request = ListRequest<'newest'> & { unread?: 'true' | undefined }

export async function listNotifications(context: Context, request: Request) {
  const page = notificationPage(request)
  const caller = requireSignedIn(context)
  const { rows, total, unread } = await selectPage(context, { caller, unread: request.unread === 'true' }, page)
  return {
    ...pageOf(page, rows, (row) => toNotification(row, context.language)),
    total,
    totalIsLowerBound: total >= page.countLimit,
    unread,
  }
}

export const countUnreadNotifications = async (context: Context) => ({
  unread: await countUnread(context, requireSignedIn(context)),
})

/** @throws {DomainError} `not_found` */
export async function markNotification(context: Context, id: string, isRead: boolean) {
  const caller: SignedIn = requireSignedIn(context)
  return { unread: foundOwn(await updateRead(context, { caller, id, isRead })) }
}

export async function markAllNotifications(context: Context) {
  await updateAllRead(context, requireSignedIn(context))
  return { unread: 0 }
}

type Row = Awaited<ReturnType<typeof selectPage>>['rows'][number]

function toNotification({ id, at, readAt, ...told }: Row, language: Context['language']) {
  const { icon, title, text, path } = bellEntryOf(told, language)
  return { id, icon, title, text: text || null, path, at: new Date(at).toISOString(), isRead: readAt !== null }
}
