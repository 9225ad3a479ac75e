import { countOf } from '@kere/brand/count'
import type { LabDetails } from '@kere/contracts/labs/lab-details'
import { labCover } from '@kere/contracts/labs/lab-cover'
import { labMessages } from '@kere/contracts/labs/lab-options'
import { MarkdownError } from '@kere/markdown/markdown-limits'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { isOwnFile } from '../../kit/files/is-own-file.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { toLabSummary } from '../labs/lab-summary.ts'
import { storedOf } from './lab-authoring.domain.ts'
import {
  deleteOrArchive,
  insertLab,
  type ManagedFilters,
  managedLabPage,
  type ManagedRow,
  selectManagedLab,
  selectManagedLabs,
  toClosed,
  toOpen,
  updateLab,
  updateToActed,
  updateToOutcome,
} from './lab-authoring.queries.ts'

const toManaged = (row: ManagedRow) => ({
  ...toLabSummary(row),
  version: row.version,
  pending: row.pendingCount,
  createdAt: instantOf(row.createdAt),
  updatedAt: instantOf(row.updatedAt),
  hasOutcome: row.outcomeAt !== null,
})

const toDraft = (row: ManagedRow) => ({
  ...toManaged(row),
  coverImage: row.coverImage,
  outcomeText: row.outcome,
  details: {
    title: row.title,
    description: row.description,
    category: row.category,
    goals: row.goals.map(({ text }) => text),
    deliverables: row.deliverables,
    stages: row.timeline,
    startsOn: row.startsOn,
    closesOn: row.closesOn,
    maxParticipants: row.maxParticipants,
    maxMentors: row.maxMentors,
    teamSize: row.teamSize,
    askedBy: row.askedBy,
    needs: row.needs,
    coverImage: row.coverImage,
    coverDrawing: row.coverDrawing,
    isSample: row.isSample,
  },
})

/** @throws {DomainError} `not_found` for everybody except its educator and admins (C-32) */
async function requireLab(context: Context, labId: string) {
  const row = await selectManagedLab(context.db, labId, requireSignedIn(context))
  if (!row) throw new DomainError('not_found', labMessages.notFound)
  return row
}

export async function listManagedLabs(context: Context, request: ManagedFilters & ListRequest<'newest'>) {
  const page = managedLabPage(request)
  const asked = { state: request.state, search: request.search, manager: requireSignedIn(context) }
  const { rows, total } = await selectManagedLabs(context.db, asked, page)
  return { ...pageOf(page, rows, toManaged), total, totalIsLowerBound: total >= page.countLimit }
}

export const getManagedLab = async (context: Context, labId: string) => toDraft(await requireLab(context, labId))

/** @throws {DomainError} `validation_failed`, `forbidden` */
async function requireAllowed(context: Context, details: LabDetails, before?: ManagedRow) {
  const { coverImage, isSample } = details
  if (isSample && !before?.isSample && requireSignedIn(context).role !== 'admin')
    throw new DomainError('forbidden', 'Only an admin makes a sample lab')
  if (coverImage === null || coverImage === before?.coverImage) return
  if (!(await isOwnFile(context, labCover, coverImage)))
    throw invalidField('/body/details/coverImage', 'Please upload the picture')
}

const newGoalId = (context: Context) => () => context.newId('gol')

/** @throws {DomainError} `too_many_labs`, `forbidden`, `validation_failed` */
export async function createLab(context: Context, details: LabDetails, opens: boolean) {
  const author = requireSignedIn(context)
  const id = context.stableId('lab')
  const made = context.isRetry && (await selectManagedLab(context.db, id, author))
  if (made) return toManaged(made)
  await requireAllowed(context, details)
  if (!(await insertLab(context, { id, stored: storedOf(details, newGoalId(context)), opens, author })))
    throw new DomainError('too_many_labs')
  return toManaged(await requireLab(context, id))
}

/** @throws {DomainError} `not_found`, `lab_changed`, `lab_is_archived`, `lab_places_taken`, `forbidden`, `validation_failed` */
export async function saveLab(
  context: Context,
  labId: string,
  { version, details }: { version: number; details: LabDetails },
) {
  const before = await requireLab(context, labId)
  await requireAllowed(context, details, before)
  const manager = requireSignedIn(context)
  const { isDone: isSaved } = await updateLab(context, {
    labId,
    manager,
    version,
    stored: storedOf(details, newGoalId(context), before.goals),
  })
  const row = await requireLab(context, labId)
  if (isSaved) return toDraft(row)
  if (row.archivedAt !== null) throw new DomainError('lab_is_archived')
  if (row.version !== version) throw new DomainError('lab_changed')
  const isOver = row.participantsCount > details.maxParticipants
  throw new DomainError(
    'lab_places_taken',
    isOver
      ? `${countOf(row.participantsCount, ['participant is', 'participants are'])} in this lab. It cannot have fewer places`
      : `${countOf(row.mentorsCount, ['mentor is', 'mentors are'])} in this lab. It cannot have fewer places for mentors`,
  )
}

/**
 * Opens a lab. Without a version, callers can only open their own lab.
 * @throws {DomainError} `not_found`, `changed_since_read`, `lab_is_archived`
 */
export async function setLabState(
  context: Context,
  { id: labId, version }: { id: string; version?: number | undefined },
  state: 'open' | 'closed',
) {
  const manager = requireSignedIn(context)
  const action = state === 'open' ? 'lab.opened' : 'lab.closed'
  await updateToActed(context, { labId, manager, action, ...(state === 'open' ? toOpen(manager, version) : toClosed) })
  const row = await requireLab(context, labId)
  if (row.archivedAt !== null) throw new DomainError('lab_is_archived')
  if (row.status !== state && state === 'open') throw new DomainError('changed_since_read')
  return toManaged(row)
}

/** @throws {DomainError} `not_found` */
export async function deleteLab(context: Context, labId: string) {
  const { isArchived, isDeleted } = await deleteOrArchive(context, { labId, manager: requireSignedIn(context) })
  if (isArchived || isDeleted) return { isArchived }
  // The lab was already archived, by an earlier request.
  await requireLab(context, labId)
  return { isArchived: true }
}

/** @throws {DomainError} `not_found`, `lab_is_open`, `lab_is_archived`, `lab_text_too_complex` */
export async function saveLabOutcome(
  context: Context,
  labId: string,
  { text, givesCertificates = false }: { text: string; givesCertificates?: boolean | undefined },
) {
  const manager = requireSignedIn(context)
  const html = text === '' ? '' : await renderLabText(text)
  const { isDone: isSaved } = await updateToOutcome(context, { labId, manager, text, html, givesCertificates })
  const row = await requireLab(context, labId)
  if (isSaved || (row.outcome === text && row.archivedAt === null && row.status === 'closed')) return toDraft(row)
  throw new DomainError(row.archivedAt === null ? 'lab_is_open' : 'lab_is_archived')
}

/**
 * Renders Markdown. The renderer is loaded when it is first needed.
 * @throws {DomainError} `lab_text_too_complex`
 */
export async function renderLabText(text: string): Promise<string> {
  const { previewMarkdown } = await import('@kere/markdown/render-markdown')
  try {
    return previewMarkdown(text).html
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error
    throw new DomainError('lab_text_too_complex')
  }
}
