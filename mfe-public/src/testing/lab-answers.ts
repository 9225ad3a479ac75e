import type { OwnParticipation } from '@kere/contracts/labs/lab-participation'
import type { Lab, LabSummary } from '@kere/contracts/labs/labs'

const educator = {
  id: 'usr_7',
  name: 'Asha Raghunath',
  avatarUrl: null,
  designation: 'Limnologist',
  organization: null,
}

const stages = [
  { id: 'form', name: 'Teams form', startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-02-01T12:30:00.000Z' },
  { id: 'walk', name: 'Walk and record', startsAt: '2026-02-01T12:30:00.000Z', endsAt: '2039-02-01T12:30:00.000Z' },
]

export const makeLabSummary = (number = 1, change: Partial<LabSummary> = {}): LabSummary => ({
  id: `lab_${number}`,
  title: `Trace drain ${number}`,
  summary: 'Walk one feeder drain from its first street to its lake.',
  category: 'Water Resources',
  coverImage: null,
  coverDrawing: 0,
  state: 'open',
  isSample: false,
  stages,
  closesAt: '2039-01-01T12:30:00.000Z',
  participants: 8,
  mentors: 1,
  teams: 3,
  maxParticipants: 40,
  maxMentors: 3,
  teamSize: 5,
  educator,
  ...change,
})

export const makeLabList = (items: LabSummary[], sample: LabSummary | null = null) => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsLowerBound: false,
  sample,
})

export const makeLab = (change: Partial<Lab> = {}): Lab => ({
  ...makeLabSummary(1),
  description: 'Walk one feeder drain.\n\nOn foot, from public streets only.',
  goals: ['Walk both banks'],
  deliverables: ['A sheet of points'],
  stages: stages.map((stage) => ({ ...stage, text: 'One sheet.' })),
  askedBy: 'The lake desk.',
  needs: 'Shoes for mud',
  mentorList: [],
  teamList: [{ id: 'ltm_1', name: 'Upper Hebbal', members: 4, handedIn: 1 }],
  outcome: null,
  ...change,
})

export const makeParticipation = (change: Partial<OwnParticipation> = {}): OwnParticipation => ({
  id: 'lpt_1',
  role: 'student',
  status: 'pending',
  statement: 'I live beside it.',
  externalLink: null,
  note: null,
  askedAt: '2026-11-18T06:00:00.000Z',
  decidedAt: null,
  ...change,
})

export const aStanding = { participation: null, isOwn: false, mayManage: false, mayWork: false }
