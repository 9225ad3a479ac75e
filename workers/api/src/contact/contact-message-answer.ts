import type { replyToContactMessage } from '@kere/contracts/contact'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { ContactRow } from './contact.queries.ts'

export function contactMessageOf({
  userId,
  submittedAt,
  reply,
  repliedAt,
  replier,
  ...row
}: ContactRow): EndpointAnswer<typeof replyToContactMessage> {
  return {
    ...row,
    isFromUser: userId !== null,
    submittedAt: new Date(submittedAt).toISOString(),
    reply:
      reply === null || repliedAt === null ? null : { text: reply, at: new Date(repliedAt).toISOString(), by: replier },
  }
}
