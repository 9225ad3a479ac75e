import type { FileType } from '@kere/contracts/files/file-kind'
import type { ImpactMark, ImpactOutcomes, ImpactSource } from '@kere/contracts/portfolio/impact-options'
import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { evidenceColumn } from './evidence-rows.ts'

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
  evidence: evidenceColumn,
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
  /** A JSON list of `EvidenceRow`. */
  evidence: string
}

export interface EvidenceRow {
  id: string
  type: FileType
  size: number
  width: number | null
  height: number | null
  text: string
  isSmall: 0 | 1
}
