import {
  type ImpactCategory,
  impactLimits,
  impactMessages,
  type ImpactOutcomes,
  type ImpactUnit,
  impactUnits,
} from '@kere/contracts/portfolio/impact-options'
import { cutText } from '@kere/contracts/text/cut-text'
import { dayInIndia } from '../../base/days.ts'
import { invalidField } from '../../base/domain-error.ts'
import type { EntryRow, EvidenceRow } from './impact-entry-rows.ts'

interface Outcome {
  unit: ImpactUnit
  amount: number
}

export const inHundredths = (amount: number) => Math.round(amount * 100)

export const outcomesOf = (list: readonly Outcome[]): ImpactOutcomes =>
  Object.fromEntries(list.map(({ unit, amount }) => [unit, inHundredths(amount)]))

/** @throws {DomainError} `validation_failed` for a day that has not begun in India */
export function refuseFuture(day: string | undefined, now: number) {
  if (day !== undefined && day > dayInIndia(now)) throw invalidField('/body/dateCompleted', impactMessages.dateFuture)
}

function toEvidence({ isSmall, ...file }: EvidenceRow) {
  const path = `/api/impact-evidence/${file.id}`
  return { ...file, path, smallPath: isSmall === 1 ? `${path}?size=small` : null }
}

export const toEntry = ({ sourceKind, sourceId, outcomes, evidence, category, ...row }: EntryRow) => ({
  ...row,
  // C-46: an older row may have another category, which the answer's open enum allows.
  category: category as ImpactCategory,
  source: sourceKind !== null && sourceId !== null ? { kind: sourceKind, id: sourceId } : null,
  outcomes: impactUnits.flatMap((unit) => {
    const amount = outcomes[unit]
    return amount === undefined ? [] : [{ unit, amount: amount / 100 }]
  }),
  // The cast is safe: the SQL of this column writes the JSON.
  evidence: (JSON.parse(evidence) as EvidenceRow[]).map(toEvidence),
})

export const cardText = (description: string) => cutText(description, impactLimits.cardDescription)
