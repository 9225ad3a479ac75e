import { courseCategories } from '@kere/contracts/courses/course-options'
import type { LabDetails, LabStage } from '@kere/contracts/labs/lab-details'
import { labLimits } from '@kere/contracts/labs/lab-options'
import { dayOf } from '@kere/screens/time-in-india'

export interface LabValues {
  title: string
  description: string
  category: string
  goals: string
  deliverables: string
  stages: LabStage[]
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
}

const dayMs = 24 * 60 * 60 * 1000

export const blankLab = (now: number): LabValues => ({
  title: '',
  description: '',
  category: '',
  goals: '',
  deliverables: '',
  stages: [{ id: 'stage-1', name: 'Teams form', text: '', endsOn: dayOf(now + 21 * dayMs) }],
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
})

export const valuesOf = (details: LabDetails): LabValues => ({
  ...details,
  category: details.category ?? '',
  goals: details.goals.join('\n'),
  deliverables: details.deliverables.join('\n'),
  maxParticipants: String(details.maxParticipants),
  maxMentors: String(details.maxMentors),
  teamSize: String(details.teamSize),
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Builds the object that the schema checks. */
export const readLab = (values: LabValues): LabDetails => ({
  ...values,
  category: courseCategories.find((name) => name === values.category) ?? null,
  goals: linesOf(values.goals),
  deliverables: linesOf(values.deliverables),
  maxParticipants: Number(values.maxParticipants),
  maxMentors: Number(values.maxMentors),
  teamSize: Number(values.teamSize),
})

export const isValues = (value: unknown): value is LabValues =>
  typeof value === 'object' && value !== null && 'title' in value && 'stages' in value && Array.isArray(value.stages)

export const fieldId = (path: string) => `lab-${path}`

/** Maps the id of each wrong field to its first error. */
export function errorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const found: Record<string, string> = {}
  for (const { path, message } of issues) {
    const id = fieldId(path.map(String).join('-'))
    found[id] ??= message
  }
  return found
}
