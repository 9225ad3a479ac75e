import { t } from '@kere/brand/messages'
import { courseCategories } from '@kere/contracts/courses/course-options'
import type { LabDetails, LabStage } from '@kere/contracts/labs/lab-details'
import { labLimits } from '@kere/contracts/labs/lab-options'
import { newRowId, type FieldRow } from '@kere/screens/form/field-rows'
import { dayOf } from '@kere/screens/time-in-india'

export interface LabLine extends FieldRow {
  text: string
}

export interface LabValues {
  title: string
  description: string
  category: string
  goals: readonly LabLine[]
  deliverables: readonly LabLine[]
  stages: readonly LabStage[]
  startsOn: string
  closesOn: string
  maxParticipants: string
  maxMentors: string
  teamSize: string
  askedBy: string
  needs: string
  coverImage: string | null
  coverDrawing: number
  isSample: boolean
  /** Only used for a new lab. */
  opens: 'now' | 'later'
}

const dayMs = 24 * 60 * 60 * 1000

export const lineOf = (text: string): LabLine => ({ id: newRowId(), text })

export const blankLab = (now: number): LabValues => ({
  title: '',
  description: '',
  category: '',
  goals: [lineOf('')],
  deliverables: [],
  stages: [{ id: 'stage-1', name: t('Teams form', 'Name, educator'), text: '', endsOn: dayOf(now + 21 * dayMs) }],
  startsOn: dayOf(now),
  closesOn: dayOf(now + 14 * dayMs),
  maxParticipants: String(labLimits.participantsDefault),
  maxMentors: String(labLimits.mentorsDefault),
  teamSize: String(labLimits.teamSizeDefault),
  askedBy: '',
  needs: '',
  coverImage: null,
  coverDrawing: 0,
  isSample: false,
  opens: 'now',
})

/** Makes a stage that ends two weeks after the last one. */
export function nextStage(stages: readonly LabStage[], now: number): LabStage {
  const last = Date.parse(stages.at(-1)?.endsOn ?? '')
  return { id: newRowId(), name: '', text: '', endsOn: dayOf((Number.isNaN(last) ? now : last) + 14 * dayMs) }
}

/** Moves a stage. The days keep their order, so that every stage still ends after the previous one. */
export function moveStage(stages: readonly LabStage[], from: number, to: number): LabStage[] {
  const moved = stages.toSpliced(from, 1).toSpliced(to, 0, stages[from]!)
  return moved.map((stage, index) => ({ ...stage, endsOn: stages[index]!.endsOn }))
}

// Equal rows always get equal ids, so that an untouched form counts as unchanged.
const linesOf = (texts: readonly string[]) => texts.map((text, index) => ({ id: `line-${index}`, text }))

export const valuesOf = (details: LabDetails): LabValues => ({
  ...details,
  category: details.category ?? '',
  goals: linesOf(details.goals),
  deliverables: linesOf(details.deliverables),
  maxParticipants: String(details.maxParticipants),
  maxMentors: String(details.maxMentors),
  teamSize: String(details.teamSize),
  opens: 'now',
})

const isWritten = ({ text }: LabLine) => text.trim() !== ''

const textsOf = (lines: readonly LabLine[]) => lines.filter(isWritten).map(({ text }) => text)

/** Returns the path of a row's error. Empty rows are not sent, so the schema does not count them. */
export const pathOf = (name: string, lines: readonly LabLine[], row: LabLine) =>
  `${name}.${isWritten(row) ? lines.filter(isWritten).indexOf(row) : row.id}`

/** Builds the object that the schema checks. */
export const readLab = ({ opens: _opens, ...values }: LabValues): LabDetails => ({
  ...values,
  category: courseCategories.find((name) => name === values.category) ?? null,
  goals: textsOf(values.goals),
  deliverables: textsOf(values.deliverables),
  stages: [...values.stages],
  maxParticipants: Number(values.maxParticipants),
  maxMentors: Number(values.maxMentors),
  teamSize: Number(values.teamSize),
})

const hasRows = (value: object, name: string) =>
  name in value && Array.isArray((value as Record<string, unknown>)[name])

/** Returns false for a stored copy from before goals were rows. */
export const isValues = (value: unknown): value is LabValues =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  ['goals', 'deliverables', 'stages'].every((name) => hasRows(value, name))
