import { smallPictureOf } from '@kere/contracts/files/small-picture'
import {
  handleOf,
  type ImpactCategory,
  impactLimits,
  isHandle,
  reservedHandles,
} from '@kere/contracts/portfolio/impact-options'
import { nameOf } from '../../accounts/accounts/person.ts'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { hashHex } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import type { FileAnswer } from '../../http/route.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { cardText, toEntry } from '../impact-entries/impact-entries.domain.ts'
import { toYear, yearOf } from '../impact-entries/impact-year-rows.ts'
import {
  type OwnRows,
  pageEntries,
  type PageRow,
  publicPages,
  selectAllShown,
  selectOwn,
  selectPage,
  selectPageEntries,
  selectPageParts,
  selectPublicPages,
  updatePinned,
  upsertPage,
} from './impact-pages.queries.ts'

const digestOf = (handle: string) => hashHex(`impact-handle ${handle}`)

/**
 * Finds a page. One that is not public is found only by its owner.
 * @throws {DomainError} `not_found`
 */
async function findPage({ db, at, actor }: Context, asked: string) {
  const handle = asked.toLowerCase()
  if (!isHandle(handle)) throw new DomainError('not_found')
  const [row] = await selectPage(db, { handle, digest: await digestOf(handle), today: dayInIndia(at) })
  const isOwn = row !== undefined && row.userId === actor?.userId
  if (!row || !(row.isPublic === 1 || isOwn)) throw new DomainError('not_found')
  return { row, isOwn }
}

const workOf = ({ role, designation, organization, studyYear, instituteName }: PageRow) =>
  (role === 'student' ? [studyYear, instituteName ?? organization] : [designation, organization])
    .filter(Boolean)
    .join(', ') || null

/** @throws {DomainError} `not_found` */
export async function getImpactPage(context: Context, asked: string) {
  const { row, isOwn } = await findPage(context, asked)
  const year = yearOf(context.at)
  const { days, pinned, counts } = await selectPageParts(context.db, row.userId, year.from)
  const sumOf = (of: 'count' | 'vouched') => counts.reduce((sum, each) => sum + each[of], 0)
  return {
    handle: row.handle,
    isOwn,
    isPublic: row.isPublic === 1,
    owner: {
      id: row.userId,
      name: nameOf(row),
      avatarUrl: smallPictureOf(row.avatarUrl),
      bio: row.bio,
      work: workOf(row),
      location: row.location,
    },
    year: toYear(year, days),
    pinned: pinned.map((entry) => toEntry({ ...entry, description: cardText(entry.description) })),
    counts: {
      entries: sumOf('count'),
      vouched: sumOf('vouched'),
      // C-46: an older row may have another category, which the answer's open enum allows.
      categories: counts.map(({ category, count }) => ({ category: category as ImpactCategory, count })),
    },
  }
}

interface EntriesRequest extends ListRequest<'newest'> {
  category?: ImpactCategory | undefined
}

/** @throws {DomainError} `not_found` */
export async function listImpactPageEntries(context: Context, asked: string, request: EntriesRequest) {
  const { row } = await findPage(context, asked)
  const page = pageEntries(request)
  const { rows, total } = await selectPageEntries(context.db, { userId: row.userId, category: request.category, page })
  return {
    ...pageOf(page, rows, (entry) => toEntry({ ...entry, description: cardText(entry.description) })),
    total,
    totalIsLowerBound: false,
  }
}

/** @throws {DomainError} `not_found` */
export async function exportImpactPage(context: Context, asked: string): Promise<FileAnswer> {
  const { row } = await findPage(context, asked)
  const entries = (await selectAllShown(context.db, row.userId)).map(toEntry)
  const body = JSON.stringify({ name: nameOf(row), page: `/impact-portfolio/${row.handle}`, entries }, null, 2)
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="impact-portfolio-${row.handle}.json"`,
      'cache-control': 'private, no-store',
    },
  }
}

export async function listImpactPages({ db, at }: Context, request: ListRequest<'handle'>) {
  const page = publicPages(request)
  const rows = await selectPublicPages(db, dayInIndia(at), page)
  const answered = pageOf(page, rows, ({ handle, updatedAt }) => ({ handle, updatedAt: instantOf(updatedAt) }))
  return { ...answered, total: answered.items.length, totalIsLowerBound: answered.nextCursor !== null }
}

function toOwn({ own: [row], pinned, counts: [counted] }: OwnRows) {
  if (!row) throw new Error('A signed-in person has a profile')
  const suggestion = handleOf(nameOf(row))
  return {
    handle: row.handle,
    isPublic: row.isPublic ?? false,
    suggestion: isHandle(suggestion) && !reservedHandles.includes(suggestion) ? suggestion : '',
    handlesLeft: Math.max(0, impactLimits.handles - row.chosen),
    isAdult: row.isAdult === 1,
    publicEntries: counted?.shown ?? 0,
    entries: counted?.entries ?? 0,
    pinned,
  }
}

export const getMyImpactPage = async (context: Context) => toOwn(await selectOwn(context, requireSignedIn(context)))

/** @throws {DomainError} `impact_handle_taken`, `too_many_impact_handles`, `impact_page_under_age` */
export async function setMyImpactPage(context: Context, { handle, isPublic }: { handle: string; isPublic: boolean }) {
  const chosen = { handle, isPublic, digest: await digestOf(handle) }
  const { isSaved, isTaken, own } = await upsertPage(context, requireSignedIn(context), chosen)
  const page = toOwn(own)
  if (isSaved) return page
  if (isPublic && !page.isAdult) throw new DomainError('impact_page_under_age')
  throw new DomainError(!isTaken && page.handlesLeft === 0 ? 'too_many_impact_handles' : 'impact_handle_taken')
}

/** @throws {DomainError} `not_found` */
export async function pinImpactEntries(context: Context, { ids }: { ids: readonly string[] }) {
  const { isFound, own } = await updatePinned(context, requireSignedIn(context), ids)
  if (!isFound) throw new DomainError('not_found')
  return toOwn(own)
}
