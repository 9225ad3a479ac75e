import type { OwnImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import { impactCategories, impactUnits } from '@kere/contracts/portfolio/impact-options'

export interface OutcomeValues {
  key: string
  unit: string
  amount: string
}

export interface EvidenceValues {
  id: string
  text: string
  /** The picture's preview; null for a document. */
  preview: string | null
  size: number
}

export interface EntryValues {
  title: string
  category: string
  description: string
  dateCompleted: string
  link: string
  isPublic: boolean
  outcomes: readonly OutcomeValues[]
  evidence: readonly EvidenceValues[]
}

export const valuesOf = (entry: OwnImpactEntry | null): EntryValues =>
  entry
    ? {
        title: entry.title,
        category: entry.category,
        description: entry.description,
        dateCompleted: entry.dateCompleted,
        link: entry.link ?? '',
        isPublic: entry.isPublic,
        outcomes: entry.outcomes.map(({ unit, amount }) => ({ key: unit, unit, amount: String(amount) })),
        evidence: (entry.evidence ?? []).map(({ id, text, type, path, smallPath, size }) => ({
          id,
          text,
          preview: type.startsWith('image/') ? (smallPath ?? path) : null,
          size,
        })),
      }
    : {
        title: '',
        category: impactCategories[0],
        description: '',
        dateCompleted: '',
        link: '',
        isPublic: false,
        outcomes: [],
        evidence: [],
      }

export const freeUnit = (outcomes: readonly OutcomeValues[]) =>
  impactUnits.find((unit) => outcomes.every((each) => each.unit !== unit))

/** Builds the body that the schema of a new entry checks. */
export const newEntryOf = ({ outcomes, evidence, ...values }: EntryValues) => ({
  ...values,
  evidence: evidence.map(({ id, text }) => ({ id, text })),
  outcomes: outcomes
    .filter(({ amount }) => amount.trim() !== '')
    .map(({ unit, amount }) => ({ unit, amount: Number(amount.replaceAll(',', '')) })),
})

/** Returns only the changed fields. The facts of a verified entry cannot change. */
export function changeOf(values: EntryValues, entry: OwnImpactEntry) {
  const [now, before] = [newEntryOf(values), newEntryOf(valuesOf(entry))]
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
    ),
  )
}
