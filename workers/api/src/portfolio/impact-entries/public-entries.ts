import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { impactUnits } from '@kere/contracts/portfolio/impact-options'
import { nameOf } from '../../accounts/accounts/person.ts'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { requireFound } from '../../base/domain-error.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { cardText, toEntry } from './impact-entries.domain.ts'
import {
  type EntryFilters,
  entryPage,
  type PublicEntryRow,
  selectOfPerson,
  selectPublicEntry,
  selectPublicPage,
} from './public-entries.queries.ts'

const toPublic = ({ userId, firstName, lastName, avatarUrl, ...row }: PublicEntryRow) => ({
  ...toEntry(row),
  owner: { id: userId, name: nameOf({ firstName, lastName }), avatarUrl: smallPictureOf(avatarUrl) },
})

type Page = Awaited<ReturnType<typeof selectPublicPage>>

function totalsOf({ counts, sums }: Pick<Page, 'counts' | 'sums'>) {
  const sumOf = (rows: Page['counts']) => rows.reduce((sum, { count }) => sum + count, 0)
  return {
    entries: sumOf(counts),
    vouched: sumOf(counts.filter(({ mark }) => mark !== 'own')),
    units: impactUnits.flatMap((unit) => {
      const sum = sums.find((each) => each.unit === unit)
      return sum && sum.amount > 0 ? [{ unit, amount: sum.amount / 100, vouchedAmount: sum.vouchedAmount / 100 }] : []
    }),
  }
}

export async function listImpactEntries({ db }: Context, request: EntryFilters & ListRequest<'newest'>) {
  const page = entryPage(request)
  const { rows, counts, sums, found } = await selectPublicPage(db, request, page)
  const { category, mark } = request
  const counted = counts.filter((each) => (!category || each.category === category) && (!mark || each.mark === mark))
  return {
    ...pageOf(page, rows, (row) => toPublic({ ...row, description: cardText(row.description) })),
    total: found ?? counted.reduce((sum, { count }) => sum + count, 0),
    totalIsLowerBound: found !== null && found >= page.countLimit,
    totals: totalsOf({ counts, sums }),
  }
}

export async function listPersonImpactEntries({ db, at }: Context, userId: string) {
  const { rows, ...others } = await selectOfPerson(db, userId, dayInIndia(at))
  return { ...others, items: rows.map((row) => toEntry({ ...row, description: cardText(row.description) })) }
}

/** @throws {DomainError} `not_found` */
export async function getImpactEntry({ db, at }: Context, id: string) {
  const { handle, older, newer, ...shown } = requireFound(await selectPublicEntry(db, id, dayInIndia(at)))
  const { owner, ...entry } = toPublic(shown)
  return { ...entry, owner: { ...owner, handle }, older, newer }
}
