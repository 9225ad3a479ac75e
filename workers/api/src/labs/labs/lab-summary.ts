import type { CourseCategory } from '@kere/contracts/courses/course-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import type { LabGoal, LabStage } from '@kere/contracts/labs/lab-details'
import { labLimits } from '@kere/contracts/labs/lab-options'
import { cutText } from '@kere/contracts/text/cut-text'
import { personOf } from '../../accounts/accounts/person.ts'
import { dayInIndia, startInIndia } from '../../base/days.ts'
import { instantOf } from '../../base/instants.ts'

interface EducatorRow {
  educatorId: string | null
  firstName: string | null
  lastName: string | null
  avatarUrl: string | null
  designation: string | null
  organization: string | null
  isHidden: number
}

export interface LabRow extends EducatorRow {
  id: string
  title: string
  description: string
  timeline: readonly LabStage[]
  category: CourseCategory | null
  startsOn: string
  closesAt: number
  maxParticipants: number
  maxMentors: number
  teamSize: number
  coverImage: string | null
  coverDrawing: number
  status: 'draft' | 'open' | 'closed'
  isSample: boolean
  archivedAt: number | null
  participantsCount: number
  mentorsCount: number
  pendingCount: number
  teamsCount: number
}

export interface WholeLabRow extends LabRow {
  goals: LabGoal[]
  deliverables: string[]
  askedBy: string
  needs: string
  outcomeHtml: string
  outcomeAt: number | null
}

const hourMs = 60 * 60 * 1000

/** The end of a day for labs, which is 18:00 in India. */
export const endOf = (day: string) => startInIndia(day) + labLimits.endsAtHour * hourMs

/** The latest day that has ended for labs. */
export const lastClosedDay = (now: number) => dayInIndia(now - labLimits.endsAtHour * hourMs)

/** Each stage begins when the one before it ends. */
export const stagesOf = ({ startsOn, timeline }: Pick<LabRow, 'startsOn' | 'timeline'>) =>
  timeline.map(({ id, name, text, endsOn }, index) => ({
    id,
    name,
    text,
    startsAt: instantOf(index === 0 ? startInIndia(startsOn) : endOf(timeline[index - 1]!.endsOn)),
    endsAt: instantOf(endOf(endsOn)),
  }))

export const stateOf = ({ archivedAt, status }: Pick<LabRow, 'archivedAt' | 'status'>) =>
  archivedAt === null ? status : ('archived' as const)

export const toLabSummary = (row: LabRow) => ({
  id: row.id,
  title: row.title,
  summary: cutText(row.description, labLimits.descriptionShown),
  category: row.category,
  coverImage: smallPictureOf(row.coverImage),
  coverDrawing: row.coverDrawing,
  state: stateOf(row),
  isSample: row.isSample,
  stages: stagesOf(row).map(({ id, name, startsAt, endsAt }) => ({ id, name, startsAt, endsAt })),
  closesAt: instantOf(row.closesAt),
  participants: row.participantsCount,
  mentors: row.mentorsCount,
  teams: row.teamsCount,
  maxParticipants: row.maxParticipants,
  maxMentors: row.maxMentors,
  teamSize: row.teamSize,
  educator: personOf(row),
})

interface PublicParts {
  mentors: readonly EducatorRow[]
  teams: readonly { id: string; name: string; membersCount: number; submissionsCount: number }[]
}

export const toLab = (row: WholeLabRow, { mentors, teams }: PublicParts) => ({
  ...toLabSummary(row),
  coverImage: row.coverImage,
  description: row.description,
  goals: row.goals.map(({ text }) => text),
  goalIds: row.goals.map(({ id }) => id),
  deliverables: row.deliverables,
  stages: stagesOf(row),
  askedBy: row.askedBy,
  needs: row.needs,
  mentorList: mentors.map(personOf),
  teamList: teams.map(({ id, name, membersCount, submissionsCount }) => ({
    id,
    name,
    members: membersCount,
    handedIn: submissionsCount,
  })),
  outcome:
    row.status === 'closed' && row.outcomeAt !== null
      ? { html: row.outcomeHtml, publishedAt: instantOf(row.outcomeAt) }
      : null,
})
