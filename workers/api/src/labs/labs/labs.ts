import { labMessages } from '@kere/contracts/labs/lab-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { totalOf } from '../../kit/lists/counts.ts'
import { pageOf } from '../../kit/lists/keyset.ts'
import { toLab, toLabSummary } from './lab-summary.ts'
import { type LabListRequest, labPage, selectLab, selectLabs } from './labs.queries.ts'

export async function listLabs({ db, at }: Context, request: LabListRequest) {
  const page = labPage(request)
  const { rows, counted, sample } = await selectLabs(db, request, { page, now: at })
  return {
    ...pageOf(page, rows, (row) => ({ ...toLabSummary(row), updatedAt: instantOf(row.updatedAt) })),
    ...totalOf(counted),
    sample: sample ? toLabSummary(sample) : null,
  }
}

/** @throws {DomainError} `not_found` */
export async function getLab({ db }: Context, id: string) {
  const { row, ...parts } = await selectLab(db, id)
  if (!row) throw new DomainError('not_found', labMessages.notFound)
  return toLab(row, parts)
}
