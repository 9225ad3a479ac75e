import { fellowshipDrafts, fellowshipInterest } from '@kere/d1/schema/fellowship/fellowship-applications'
import { fellowshipTracks } from '@kere/d1/schema/fellowship/fellowship-tracks'
import { ulid } from 'ulid'
import { db } from './database.ts'
import { aStoredFile } from './files.ts'
import { concat, textBytes } from './pictures.ts'

const start = Date.parse('2026-11-15T12:00:00Z')

export async function aRound(given: Partial<typeof fellowshipTracks.$inferInsert> = {}) {
  const row = { track: 'college' as const, round: 1, isOpen: true, updatedAt: start, ...given }
  await db
    .insert(fellowshipTracks)
    .values(row)
    .onConflictDoUpdate({ target: [fellowshipTracks.track, fellowshipTracks.round], set: row })
}

export async function anInterest(
  applicant: { id: string; email: string },
  given: Partial<typeof fellowshipInterest.$inferInsert> = {},
) {
  const id = `fel_${ulid()}`
  await db.insert(fellowshipInterest).values({
    id,
    userId: applicant.id,
    track: 'college',
    round: 1,
    name: 'Meera Nambiar',
    email: applicant.email,
    organization: 'Hebbal Institute',
    role: 'Third year',
    areaOfInterest: 'Urban water',
    motivation: 'Our street floods each October.',
    phoneNumber: '+919845012345',
    location: 'Bengaluru',
    createdAt: start,
    updatedAt: start,
    ...given,
  })
  return id
}

export const aFellowshipDraft = (learner: { id: string }) =>
  db.insert(fellowshipDrafts).values({
    userId: learner.id,
    details: {
      organization: '',
      role: 'Third year',
      areaOfInterest: '',
      motivation: '',
      phoneNumber: '',
      location: '',
      guardianContact: '',
      linkedinUrl: '',
      preferredMode: '',
    },
    version: 1,
    savedAt: start,
  })

export const aPdf = (bytes = 0) => {
  const [head, tail] = [textBytes('%PDF-1.7\n1 0 obj\n'), textBytes('\nendobj\nstartxref\n9\n%%EOF\n')]
  return concat(head, new Uint8Array(Math.max(0, bytes - head.length - tail.length)).fill(32), tail)
}

export const aStatement = (owner: { id: string }) =>
  aStoredFile(owner, { kind: 'fellowship_statement', type: 'application/pdf', width: null, height: null }, aPdf())
