import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { outboxEntryOf } from './outbox.domain.ts'
import { updateToReplay } from './outbox.queries.ts'

export async function replayOutboxEntry(context: Context, id: string) {
  const { isReplayed, row } = await updateToReplay(context, requireSignedIn(context), id)
  if (!row) throw new DomainError('not_found')
  if (!isReplayed) throw new DomainError('not_replayable')
  context.queueMail(id)
  return outboxEntryOf(row)
}
