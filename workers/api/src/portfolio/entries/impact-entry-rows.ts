import type { ImpactMark, ImpactOutcomes, ImpactSource } from '@kere/contracts/portfolio/impact-options'
import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'

export const entryColumns = {
  id: impactEntries.id,
  title: impactEntries.title,
  category: impactEntries.category,
  description: impactEntries.description,
  dateCompleted: impactEntries.dateCompleted,
  link: impactEntries.link,
  mark: impactEntries.mark,
  confirmedBy: impactEntries.confirmedBy,
  sourceKind: impactEntries.sourceKind,
  sourceId: impactEntries.sourceId,
  outcomes: impactEntries.outcomes,
}

export interface EntryRow {
  id: string
  title: string
  category: string
  description: string
  dateCompleted: string
  link: string | null
  mark: ImpactMark
  confirmedBy: string | null
  sourceKind: ImpactSource | null
  sourceId: string | null
  outcomes: ImpactOutcomes
}
