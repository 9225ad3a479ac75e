import { formerMember } from '@kere/contracts/accounts/former-member'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { labPicture } from '@kere/contracts/labs/lab-picture'
import { labMessages } from '@kere/contracts/labs/lab-options'
import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { isOwnFile } from '../../kit/files/is-own-file.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { renderLabText } from '../lab-authoring/lab-authoring.ts'
import { deleteUpdate, insertUpdate, selectUpdatePage, updatePage, type UpdateRow } from './lab-updates.queries.ts'

const updateLimits = { account: { limit: workspaceLimits.updatesPerHour, windowMs: 60 * 60 * 1000 } } as const

const toUpdate = (row: UpdateRow) => ({
  id: row.id,
  author:
    row.authorId === null
      ? { ...formerMember, avatarUrl: null }
      : { id: row.authorId, name: row.name, avatarUrl: smallPictureOf(row.avatarUrl) },
  isMentor: row.isMentor,
  html: row.html,
  pictureImage: smallPictureOf(row.pictureImage),
  at: instantOf(row.createdAt),
  mayRemove: row.mayRemove,
  repliesCount: row.repliesCount,
  lastReplyAt: row.lastReplyAt === null ? null : instantOf(row.lastReplyAt),
})

interface UpdateRequest extends ListRequest<'newest' | 'oldest'> {
  lab: string
  replyTo?: string | undefined
}

/** @throws {DomainError} `not_found` for a person who is not in the lab */
export async function listLabUpdates(context: Context, request: UpdateRequest) {
  const page = updatePage(request)
  const { lab: labId, replyTo = null } = request
  const person = requireSignedIn(context)
  const { lab, rows, total, sights } = await selectUpdatePage(context, { labId, person, replyTo, page })
  if (!lab) throw new DomainError('not_found', labMessages.notFound)
  const toSeen = (row: UpdateRow) => {
    const others = sights.filter(({ userId }) => userId !== row.authorId)
    const by = others.filter(({ seenUntil }) => seenUntil !== null && seenUntil >= row.createdAt)
    return { ...toUpdate(row), seen: { by: by.length, of: others.length } }
  }
  const list = { ...pageOf(page, rows, toSeen), total, totalIsLowerBound: total >= page.countLimit }
  return { ...list, asOf: instantOf(context.at) }
}

interface NewUpdate {
  text: string
  pictureImage?: string | undefined
  replyTo?: string | undefined
}

/** @throws {DomainError} `not_found`, `lab_is_over`, `lab_update_gone`, `lab_text_too_complex`, `too_many_lab_updates`, `too_many_own_lab_updates`, `too_many_attempts` */
export async function postLabUpdate(
  context: Context,
  labId: string,
  { text, pictureImage, replyTo }: NewUpdate,
  networkAddress: string,
) {
  const person = requireSignedIn(context)
  await throttle(context, { act: 'lab_update', account: person.userId, networkAddress, limits: updateLimits })
  if (pictureImage !== undefined && !(await isOwnFile(context, labPicture, pictureImage)))
    throw invalidField('/body/pictureImage', 'Please upload the picture')
  const html = await renderLabText(text)
  const id = context.stableId('lup')
  const { made, lab } = await insertUpdate(context, {
    id,
    labId,
    person,
    body: text,
    html,
    pictureImage: pictureImage ?? null,
    replyTo: replyTo ?? null,
  })
  if (made) return toUpdate(made)
  if (!lab) throw new DomainError('not_found', labMessages.notFound)
  if (!lab.isWritable) throw new DomainError('lab_is_over')
  if (!lab.isAnswerable) throw new DomainError('lab_update_gone')
  throw new DomainError(lab.isFull ? 'too_many_lab_updates' : 'too_many_own_lab_updates')
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found` for another person's update
 */
export async function deleteLabUpdate(context: Context, id: string): Promise<void> {
  if (!(await deleteUpdate(context, id, requireSignedIn(context)))) throw new DomainError('not_found')
}
