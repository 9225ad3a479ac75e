import type { ImpactEntryChange, NewImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import { impactLimits, impactMessages } from '@kere/contracts/portfolio/impact-options'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { outcomesOf, refuseFuture, toEntry } from './impact-entries.domain.ts'
import {
  deleteEntry,
  insertEntry,
  type OwnEntryRow,
  ownEntryPage,
  selectOwnEntry,
  selectOwnPage,
  updateEntry,
} from './own-entries.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

interface OwnListRequest extends ListRequest<'newest'> {
  visibility?: 'public' | 'private' | undefined
}

interface Named {
  name: string
  at: number
}

const parseNamed = (json: string | null) => (json === null ? null : (JSON.parse(json) as Named))

function toAsked(json: string | null, now: number) {
  const asked = parseNamed(json)
  return asked && asked.at + impactLimits.confirmationDays * dayMs > now
    ? { name: asked.name, askedAt: instantOf(asked.at) }
    : null
}

function toDeclined(json: string | null) {
  const declined = parseNamed(json)
  return declined && { name: declined.name, declinedAt: instantOf(declined.at) }
}

const toOwn = ({ isPublic, pinnedAt, asked, declined, createdAt, updatedAt, ...row }: OwnEntryRow, now: number) => ({
  ...toEntry(row),
  isPublic,
  pinnedAt,
  asked: toAsked(asked, now),
  declined: toDeclined(declined),
  createdAt: instantOf(createdAt),
  updatedAt: instantOf(updatedAt),
})

export async function listMyImpactEntries(context: Context, request: OwnListRequest) {
  const page = ownEntryPage(request)
  const isPublic = request.visibility && request.visibility === 'public'
  const { rows, counts } = await selectOwnPage(context.db, requireSignedIn(context), isPublic, page)
  const all = counts.public + counts.private
  const total = request.visibility ? counts[request.visibility] : all
  return {
    ...pageOf(page, rows, (row) => toOwn(row, context.at)),
    total,
    totalIsLowerBound: total >= page.countLimit,
    counts: { all, ...counts },
  }
}

/** @throws {DomainError} `not_found` */
export async function getMyImpactEntry(context: Context, id: string) {
  const [row] = await selectOwnEntry(context.db, requireSignedIn(context), id)
  return toOwn(foundOwn(row), context.at)
}

/** @throws {DomainError} `validation_failed`, `impact_entry_under_age`, `too_many_impact_entries` */
export async function createImpactEntry(context: Context, { link, outcomes, ...entry }: NewImpactEntry) {
  refuseFuture(entry.dateCompleted, context.at)
  const { row, isAdult, hasFiles } = await insertEntry(context, requireSignedIn(context), {
    ...entry,
    link: link || null,
    outcomes: outcomesOf(outcomes),
  })
  if (row) return toOwn(row, context.at)
  if (!hasFiles) throw lostFiles()
  throw new DomainError(entry.isPublic && !isAdult ? 'impact_entry_under_age' : 'too_many_impact_entries')
}

/** @throws {DomainError} `validation_failed`, `not_found`, `impact_entry_verified`, `impact_entry_under_age` */
export async function updateImpactEntry(context: Context, id: string, given: ImpactEntryChange) {
  refuseFuture(given.dateCompleted, context.at)
  const { row, isUpdated, isAdult, hasFiles } = await updateEntry(
    context,
    requireSignedIn(context),
    id,
    changeOf(given),
  )
  const found = foundOwn(row)
  if (isUpdated) return toOwn(found, context.at)
  if (!hasFiles) throw lostFiles()
  throw new DomainError(given.isPublic && !isAdult ? 'impact_entry_under_age' : 'impact_entry_verified')
}

/** The refusal for files that were deleted by the sweep, or belong to another person or entry. */
const lostFiles = () => invalidField('/body/evidence', impactMessages.evidenceLost)

function changeOf({ link, outcomes, ...given }: ImpactEntryChange) {
  return {
    ...given,
    ...(link !== undefined && { link: link || null }),
    ...(outcomes && { outcomes: outcomesOf(outcomes) }),
  }
}

/** @throws {DomainError} `not_found` */
export async function deleteImpactEntry(context: Context, id: string) {
  if (!(await deleteEntry(context, requireSignedIn(context), id))) throw new DomainError('not_found')
}
