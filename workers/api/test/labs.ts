import type { LabParticipant } from '@kere/contracts/labs/lab-participants'
import type { Lab, LabSummary } from '@kere/contracts/labs/labs'
import type { ManagedLab } from '@kere/contracts/labs/lab-authoring'
import type { LabUpdate } from '@kere/contracts/labs/lab-updates'
import type { LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import type { LabStanding, MyParticipation } from '@kere/contracts/labs/lab-participation'
import { db } from './database.ts'
import type { startApi } from './call-api.ts'
import type { TestUser } from './sessions.ts'
import { aPdf } from './fellowship.ts'
import { aStoredFile } from './files.ts'
import { aPng } from './pictures.ts'
import { env } from 'cloudflare:workers'
import type { LabDetails } from '@kere/contracts/labs/lab-details'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import {
  labLinks,
  labSubmissionPeople,
  labSubmissions,
  labTeamRequests,
  labTeams,
  labUpdates,
} from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { ulid } from 'ulid'
import { storedOf } from '../src/labs/lab-authoring/lab-authoring.domain.ts'

const today = Date.parse('2026-11-15T12:00:00Z')
let made = 0

export const someLab: LabDetails = {
  title: 'Trace one drain',
  description: 'Walk one feeder drain from its first street to its lake.',
  category: 'Water Resources',
  goals: ['Walk both banks', 'Record every inlet'],
  deliverables: ['A sheet of points'],
  stages: [
    { id: 'form', name: 'Teams form', text: 'A name and one drain.', endsOn: '2026-11-20' },
    { id: 'walk', name: 'Walk and record', text: 'The sheet of points.', endsOn: '2026-12-05' },
    { id: 'hand', name: 'Hand over', text: '', endsOn: '2026-12-19' },
  ],
  startsOn: '2026-11-01',
  closesOn: '2026-11-30',
  maxParticipants: 30,
  maxMentors: 2,
  teamSize: 3,
  askedBy: 'The lake engineering desk.',
  needs: 'A phone and shoes for mud',
  coverImage: null,
  coverDrawing: 0,
  isSample: false,
}

interface About extends Partial<Omit<typeof challengeLabs.$inferInsert, keyof LabDetails>> {
  details?: Partial<LabDetails>
}

export async function aLab(educatorId: string | null, { details: given, ...about }: About = {}) {
  made += 1
  const at = today - 60_000 + made
  const details = { ...someLab, ...given }
  const id = `lab_${ulid(at)}`
  await db.insert(challengeLabs).values({
    id,
    ...storedOf(details, () => `gol_${ulid()}`),
    createdBy: educatorId,
    status: 'open',
    createdAt: at,
    updatedAt: at,
    ...about,
  })
  return { id, details }
}

export async function aParticipant(
  labId: string,
  userId: string,
  about: Partial<typeof labParticipants.$inferInsert> = {},
) {
  made += 1
  const at = today - 30_000 + made
  const row = {
    id: `lpt_${ulid(at)}`,
    role: 'student',
    statement: 'I live beside it.',
    lastChange: '',
    ...about,
  } as const
  await db.insert(labParticipants).values({ labId, userId, createdAt: at, updatedAt: at, ...row })
  return row
}

/** Makes an approved participant. */
export const aMember = (labId: string, userId: string, about: Partial<typeof labParticipants.$inferInsert> = {}) =>
  aParticipant(labId, userId, { status: 'approved', decidedAt: today, ...about })

export async function aTeam(labId: string, name = `Team ${made}`) {
  made += 1
  const id = `ltm_${ulid(today + made)}`
  await db.insert(labTeams).values({ id, labId, name, sortedName: name.toLowerCase(), createdAt: today })
  return id
}

export async function anUpdate(labId: string, authorId: string, about: Partial<typeof labUpdates.$inferInsert> = {}) {
  made += 1
  const id = `lup_${ulid(today + made)}`
  const row = { isMentor: false, body: 'Two inlets.', html: '<p>Two inlets.</p>', createdAt: today + made, ...about }
  await db.insert(labUpdates).values({ id, labId, authorId, ...row })
  return id
}

export async function aLabLink(labId: string, addedBy: string) {
  made += 1
  const id = `lln_${ulid(today + made)}`
  await db
    .insert(labLinks)
    .values({ id, labId, title: 'Sheet', url: 'https://sheets.example.org/1', addedBy, createdAt: today })
  return id
}

export async function aTeamRequest(teamId: string, userId: string, body = 'I live beside the drain.') {
  made += 1
  const id = `ltr_${ulid(today + made)}`
  await db.insert(labTeamRequests).values({ id, teamId, userId, body, createdAt: today })
  return id
}

export async function aSubmission(
  labId: string,
  teamId: string,
  submittedBy: string,
  { stageId = 'form', fileId = null }: { stageId?: string; fileId?: string | null } = {},
) {
  made += 1
  const id = `lsb_${ulid(today + made)}`
  const row = {
    id,
    labId,
    teamId,
    stageId,
    body: 'Our drain.',
    links: [],
    fileId,
    submittedBy,
    submittedAt: today,
  }
  await db.insert(labSubmissions).values(row)
  await db.insert(labSubmissionPeople).values({ submissionId: id, submittedAt: today, userId: submittedBy })
  return id
}

export const aLabFile = (owner: { id: string }) =>
  aStoredFile(owner, { kind: 'lab_file', type: 'application/pdf', width: null, height: null }, aPdf())

export const aLabPicture = (owner: { id: string }) =>
  aStoredFile(owner, { kind: 'lab_file', type: 'image/png' }, aPng())

export interface LabAnswer {
  status: number
  body: Omit<Lab & ManagedLab, 'teams'> &
    LabParticipant &
    LabStanding &
    LabWorkspace & {
      code: string
      detail: string
      errors?: { pointer: string; detail: string }[]
      items: (LabSummary & LabParticipant & MyParticipation & LabUpdate)[]
      total: number
      asOf?: string
      sample: LabSummary | null
      counts: { student: number; educator: number }
      isArchived: boolean
      results: { outcome: string; reason: string | null }[]
    }
}

export const labCaller =
  (api: () => ReturnType<typeof startApi>) =>
  async (user: TestUser | null, method: string, path: string, body?: unknown): Promise<LabAnswer> => {
    const answer = await api().call(path, {
      method,
      headers: {
        origin: 'https://kere.test',
        ...(user && { cookie: user.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // The cast is safe: the tests assert the real shape.
    return answer as unknown as LabAnswer
  }

export async function labRows<Row>(query: string, ...values: unknown[]) {
  const { results } = await env.DB.prepare(query)
    .bind(...values)
    .all<Row>()
  return results
}
