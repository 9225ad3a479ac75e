import { profiles } from '@kere/d1/schema/accounts/profiles'
import { type Column, eq } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context } from '../../base/context.ts'
import { ofVisitor } from '../../http/outbox-row.ts'
import { requireSignedIn } from '../../http/signed-in.ts'

/** Selects the account of the sender, and the reply. */
export const replyColumns = <User extends Column, Reply extends Column, At extends Column>(table: {
  userId: User
  reply: Reply
  repliedAt: At
}) => ({
  userId: table.userId,
  reply: table.reply,
  repliedAt: table.repliedAt,
  replier: fullName(profiles).as('replier'),
})

/** Joins the profile of the admin who replied. */
export const isReplier = ({ repliedBy }: { repliedBy: Column }) => eq(profiles.id, repliedBy)

export const replyOf = (context: Context, reply: string) => ({
  reply,
  repliedAt: context.at,
  repliedBy: requireSignedIn(context).userId,
})

export const toSender = <Each extends Column>(table: { userId: Each; email: Column; language: Column }) => ({
  userId: table.userId,
  address: table.email,
  language: ofVisitor(table),
})
