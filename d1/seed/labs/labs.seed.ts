import type { CourseCategory } from '@kere/contracts/courses/course-options'
import { labCover } from '@kere/contracts/labs/lab-cover'
import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { files } from '../../schema/base/files.ts'
import { labParticipants } from '../../schema/labs/lab-participants.ts'
import {
  labGoalChecks,
  labLinks,
  labSights,
  labSubmissionPeople,
  labSubmissions,
  labTeamRequests,
  labTeams,
  labUpdates,
} from '../../schema/labs/lab-workspaces.ts'
import { challengeLabs } from '../../schema/labs/labs.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededCovers } from '../base/seeded-picture.ts'
import { seededId } from '../base/seeded-random.ts'
import { labTexts, sampleLab, type LabText } from './lab-texts.ts'

const begunAt = Date.parse('2026-10-20T05:00:00Z')
export const sampleLearner = 'learner@kere.test'
const dayMs = 24 * 60 * 60 * 1000

const endOf = (day: string) => Date.parse(`${day}T18:00:00+05:30`)

const covers = seededCovers(
  labCover,
  labTexts.map(({ key, picture }) => ({ key, picture, ownerId: null, at: begunAt })),
)

export const { documents } = covers

function labOf(text: LabText, createdBy: string | null, at: number): typeof challengeLabs.$inferInsert {
  const { key, stages, goals, category, status = 'open', isSample = false, picture: _, ...words } = text
  const ends = stages.map(({ endsOn }) => endOf(endsOn))
  const startsAt = Date.parse(`${text.startsOn}T00:00:00+05:30`)
  return {
    id: idOfLab(key),
    ...words,
    goals: goals.map((goal, index) => ({ id: `goal-${index + 1}`, text: goal })),
    timeline: stages,
    category: category satisfies CourseCategory,
    closesAt: endOf(text.closesOn),
    firstEndsAt: ends[0] ?? startsAt,
    lastStartsAt: ends.at(-2) ?? startsAt,
    endsAt: ends.at(-1) ?? startsAt,
    maxParticipants: 40,
    maxMentors: 3,
    teamSize: 5,
    coverImage: covers.pathOf(key),
    coverDrawing: 0,
    status,
    isSample,
    createdBy,
    createdAt: at,
    updatedAt: at,
  }
}

const statements = [
  'I live near it and have walked parts of it. I have a phone with GPS, and Saturdays free until April.',
  'My hostel backs on to it. I can take photos from the roof every morning before college.',
  'I survey roads for a living and can bring a level and a staff on Sundays.',
  'I study civil engineering, third year, and want to see where the drawings and the ground differ.',
  'I coordinate our residents’ group. Twelve of us can each walk one street.',
  'I have never done field work. I read Kannada records well and have two free evenings a week.',
  'I counted birds here for two winters and still have the sheets.',
  'I write code for maps, and would like to draw what others measure.',
  'My family farms at the lower end. I know which years it flooded.',
  'I teach in the school beside it and can bring a class of nine on Fridays.',
  'I test water in a laboratory, and can run ten samples a month without charge.',
]

const idOfLab = (key: string) => seededId('lab', begunAt, key)

export function seededLab(key: string) {
  const text = labTexts.find((each) => each.key === key)
  if (!text) throw new Error(`No lab is called ${key}`)
  return { id: idOfLab(key), title: text.title }
}

/** Labs that somebody has worked on since are left alone. */
export function seed(db: LocalDatabase): LocalStatement[] {
  const people = seededPeople()
  const educators = people.filter(({ profile }) => profile.role === 'educator' && profile.educatorStatus === 'approved')
  const learners = people.filter(({ profile }) => profile.role === 'student')
  const idOf = (list: typeof people, index: number) => list[index % Math.max(1, list.length)]?.user.id ?? ''
  const labs = labTexts.map((text, index) => labOf(text, idOf(educators, index), begunAt + index * dayMs))
  const first = labs[0]
  // The sample learner comes first and is therefore in a team.
  const ofFirst = learners.toSorted(
    (a, b) => Number(b.user.email === sampleLearner) - Number(a.user.email === sampleLearner),
  )
  const teams = ['Upper Hebbal', 'Kogilu line', 'Jakkur inlet'].map((name, index) => ({
    id: seededId('ltm', begunAt, name),
    labId: first?.id ?? '',
    name,
    sortedName: name.toLowerCase(),
    createdBy: idOf(ofFirst, index),
    createdAt: begunAt + index * dayMs,
  }))
  const participants = labs.flatMap((lab, place) =>
    (place === 0 ? ofFirst : learners).slice(place * 6, place * 6 + 11).map(({ user }, index) => {
      const at = begunAt + (index + 2) * dayMs
      const isPending = index > 7
      // The last learner has no team and asks to join one.
      const team = place === 0 && index < 7 ? teams[index % teams.length] : undefined
      return {
        id: seededId('lpt', at, `${lab.id}:${user.id}`),
        labId: lab.id,
        userId: user.id,
        role: 'student' as const,
        statement: statements[index % statements.length] ?? '',
        externalLink: null,
        status: isPending ? ('pending' as const) : ('approved' as const),
        teamId: team?.id ?? null,
        decidedAt: isPending ? null : at + dayMs,
        lastChange: '',
        createdAt: at,
        updatedAt: at,
      }
    }),
  )
  const mentors = labs.map((lab, place) => ({
    id: seededId('lpt', begunAt, `${lab.id}:mentor`),
    labId: lab.id,
    userId: idOf(educators, place + 1),
    role: 'educator' as const,
    statement: 'I can give two Saturdays a month, and I read maps well.',
    externalLink: null,
    status: 'approved' as const,
    teamId: null,
    decidedAt: begunAt + dayMs,
    lastChange: '',
    createdAt: begunAt,
    updatedAt: begunAt,
  }))
  const [upper] = teams
  const writer = participants[0]?.userId ?? ''
  const handedInAt = begunAt + 12 * dayMs
  const submission = seededId('lsb', begunAt, 'form')
  const inTeam = (teamId: string | undefined) => participants.filter((one) => teamId && one.teamId === teamId)
  const handedIn = (index: number, stageId: string, day: number, body: string) => {
    const team = teams[index]
    return {
      id: seededId('lsb', begunAt, `${team?.name}/${stageId}`),
      labId: first?.id ?? '',
      teamId: team?.id ?? '',
      stageId,
      body,
      links: [],
      submittedBy: inTeam(team?.id)[0]?.userId ?? '',
      submittedAt: begunAt + day * dayMs,
      feedback: null,
      feedbackBy: null,
      feedbackAt: null,
    }
  }
  // These submissions wait for feedback.
  const waiting = [
    handedIn(1, 'form', 23, 'We are two. We take the Kogilu line, from the school wall to the sluice.'),
    handedIn(2, 'form', 21, 'We are two and walk from the Jakkur inlet up to the railway.'),
    handedIn(
      0,
      'walk',
      25,
      'Sheet of 41 points from both banks. Points 17 and 22 were seen again after 8 am: 17 is a spring, 22 a sewer.',
    ),
  ]
  return [
    ...insertRows(
      db,
      files,
      documents.map(({ row }) => row),
    ),
    ...insertRows(db, challengeLabs, [...labs, labOf(sampleLab, null, begunAt)]),
    ...insertRows(db, labTeams, teams),
    ...insertRows(db, labParticipants, [...participants, ...mentors]),
    ...insertRows(db, labGoalChecks, [
      { teamId: upper?.id ?? '', goalId: first?.goals[0]?.id ?? '', doneBy: writer, doneAt: begunAt + 20 * dayMs },
    ]),
    ...insertRows(
      db,
      labUpdates,
      [
        {
          key: 'points',
          authorId: writer,
          hours: 22 * 24,
          body: 'Second visit to nine points done. Point 31 is gone: a new slab lies over it.',
        },
        {
          key: 'answer',
          authorId: idOf(educators, 0),
          hours: 23 * 24,
          body: 'Points 17 and 22 sit four metres apart and carry different water. Go once more after 8 am.',
        },
        {
          key: 'question',
          authorId: writer,
          hours: 23 * 24 + 1,
          replyTo: 'answer',
          body: 'Shall we smell both again on Sunday?',
        },
        {
          key: 'agreed',
          authorId: idOf(educators, 0),
          hours: 23 * 24 + 2,
          replyTo: 'answer',
          body: 'Yes. I am on the bund from 7:30.',
        },
      ].map(({ key, authorId, hours, replyTo, body }) => ({
        id: seededId('lup', begunAt, key),
        labId: first?.id ?? '',
        authorId,
        isMentor: authorId !== writer,
        body,
        html: `<p>${body}</p>`,
        createdAt: begunAt + hours * 60 * 60 * 1000,
        replyTo: replyTo ? seededId('lup', begunAt, replyTo) : null,
      })),
    ),
    ...insertRows(db, labLinks, [
      {
        id: seededId('lln', begunAt, 'sheet'),
        labId: first?.id ?? '',
        title: 'Point sheet, shared',
        url: 'https://sheets.example.org/points',
        addedBy: writer,
        createdAt: begunAt + 10 * dayMs,
      },
    ]),
    ...insertRows(db, labSubmissions, [
      {
        id: submission,
        labId: first?.id ?? '',
        teamId: upper?.id ?? '',
        stageId: 'form',
        body: 'We are five, and we take the drain from 12th cross to the lake.',
        links: [],
        submittedBy: writer,
        submittedAt: handedInAt,
        feedback: 'Good choice: it has three inlets that nobody has drawn.',
        feedbackBy: idOf(educators, 0),
        feedbackAt: begunAt + 13 * dayMs,
      },
      ...waiting,
    ]),
    ...insertRows(
      db,
      labSubmissionPeople,
      participants
        .filter(({ teamId }) => teamId !== null && teamId === upper?.id)
        .map(({ userId }) => ({ submissionId: submission, submittedAt: handedInAt, userId })),
    ),
    ...insertRows(
      db,
      labSubmissionPeople,
      waiting.flatMap(({ id, teamId, submittedAt }) =>
        inTeam(teamId).map(({ userId }) => ({ submissionId: id, submittedAt, userId })),
      ),
    ),
    ...insertRows(
      db,
      labSights,
      [
        ...inTeam(upper?.id).map(({ userId }) => ({ userId, isGuide: false })),
        { userId: idOf(educators, 0), isGuide: true },
      ].map((sight) => ({ ...sight, labId: first?.id ?? '', seenUntil: begunAt + 24 * dayMs })),
    ),
    ...insertRows(db, labTeamRequests, [
      {
        id: seededId('ltr', begunAt, 'upper'),
        teamId: upper?.id ?? '',
        userId: participants[7]?.userId ?? '',
        body: 'I live beside the lake and can walk the drain on Saturdays.',
        createdAt: begunAt + 24 * dayMs,
      },
    ]),
  ]
}
