import type { ImpactOutcomes } from '@kere/contracts/portfolio/impact-options'
import { impactDocument, impactPicture, smallImpactPicture } from '@kere/contracts/portfolio/impact-files'
import type { LocalDatabase } from '../../local-database.ts'
import { files } from '../../schema/base/files.ts'
import { impactConfirmations } from '../../schema/portfolio/impact-confirmations.ts'
import { impactEvidence } from '../../schema/portfolio/impact-evidence.ts'
import { impactPages } from '../../schema/portfolio/impact-pages.ts'
import { impactEntries } from '../../schema/portfolio/impact-entries.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { insertRows, upsertRows } from '../base/insert-rows.ts'
import { type SeededDocument, seededDocument } from '../base/seeded-document.ts'
import { seededPicture } from '../base/seeded-picture.ts'
import { seededId } from '../base/seeded-random.ts'

type Entry = Pick<typeof impactEntries.$inferInsert, 'title' | 'category' | 'description' | 'dateCompleted'> & {
  link?: string
  isPrivate?: true
  outcomes?: ImpactOutcomes
  /** The person or group that has confirmed the entry. */
  confirmedBy?: string
}

const at = Date.parse('2026-11-14T06:00:00Z')

const ananyas: readonly Entry[] = [
  {
    title: 'Upper Hebbal drain, point by point',
    category: 'challenge_lab',
    description:
      '1.4 km walked on three Sundays. 43 points: 19 inlets, 9 blocks, 15 that ran dry. The sheet is with the ward engineer, who has cleared four of the blocks since.',
    dateCompleted: '2026-11-08',
    link: 'https://sheets.example.in/hebbal-drain',
    outcomes: { hours: 1350, people: 600 },
  },
  {
    title: 'Secchi log, Jakkur lake',
    category: 'action_project',
    description:
      'Fourteen readings from the same spot, January to October. Clearest on 27 September at 84 cm; back to 64 cm after the drain opened on 12 October.',
    dateCompleted: '2026-10-18',
    link: 'https://jakkur.example.in/secchi',
    confirmedBy: 'Jakkur lake volunteers (sample)',
    outcomes: { hours: 2100 },
  },
  {
    title: 'Storm drain walk with 22 children',
    category: 'action_project',
    description: 'One hour, four streets, a map drawn in chalk outside the reading room.',
    dateCompleted: '2026-10-04',
    outcomes: { people: 2200, hours: 100 },
  },
  {
    title: 'Failed: a rain barrel that leaked',
    category: 'action_project',
    description: 'What went wrong with the seal, and the one that held.',
    dateCompleted: '2026-08-09',
    isPrivate: true,
  },
  {
    title: 'Ten days of plates, one hostel canteen',
    category: 'action_project',
    description: 'Weighed 400 plates, changed the plate size, weighed again. 38 kg less in ten days.',
    dateCompleted: '2026-07-11',
    link: 'https://sheets.example.in/plates',
    outcomes: { kg: 3840, hours: 2000 },
  },
  {
    title: 'Seed balls: what came up and what did not',
    category: 'action_project',
    description: '200 balls, 31 seedlings after the first rain, 4 alive in October.',
    dateCompleted: '2026-06-28',
    outcomes: { trees: 400, hours: 900 },
  },
  {
    title: 'Logging heat on two streets',
    category: 'mentorship',
    description: 'A month with two loggers, one under trees and one in the open. One page of results.',
    dateCompleted: '2026-04-15',
    link: 'https://reports.example.in/two-streets',
    outcomes: { hours: 1600 },
  },
  ...fieldDays(),
]

/** Short days between the projects, so that the year has water in every season. */
function fieldDays(): Entry[] {
  const days: readonly [
    dateCompleted: string,
    title: string,
    description: string,
    hours: number,
    confirmedBy?: string,
  ][] = [
    [
      '2026-09-20',
      'Silt depth at twelve points',
      'A pole with marks, from a boat. Deepest at the east inlet, 1.9 m.',
      5,
    ],
    ['2026-08-30', 'Rain gauge read for thirty days', 'On the hostel roof, at 8:30 each morning. 142 mm in all.', 7.5],
    [
      '2026-08-02',
      'Cleared the trash trap',
      'Six of us, 41 kg, mostly multi-layer packets. Weighed and sorted.',
      4,
      'Sample ward office',
    ],
    ['2026-05-24', 'Counted birds from two banks', '31 species in two hours. The list is with the lake group.', 2],
    [
      '2026-03-22',
      'Well levels on World Water Day',
      'Nineteen open wells in one ward. Eleven were dry.',
      6.5,
      'Sample well-owners’ group',
    ],
    ['2026-03-08', 'Taught a class to read a borewell', 'One lesson, 34 pupils, a tape and a torch.', 3],
    ['2026-02-15', 'Soil pits on the college plot', 'Three pits of one metre. Sand, then clay at 60 cm.', 5.5],
    ['2026-01-18', 'Leaks in the mess kitchen', 'Nine taps, a bucket and a stopwatch: 640 litres a day.', 3.5],
  ]
  return days.map(([dateCompleted, title, description, hours, confirmedBy]) => ({
    title,
    category: 'action_project',
    description,
    dateCompleted,
    outcomes: { hours: hours * 100 },
    ...(confirmedBy && { confirmedBy }),
  }))
}

const others: Readonly<Record<string, readonly Entry[]>> = {
  'rohit-chauhan': [
    {
      title: 'Rooftop panels for the hostel common room',
      category: 'fellowship',
      description:
        'Sized, quoted and installed with the warden. The meter is read every Sunday and the sheet hangs by the door.',
      dateCompleted: '2026-09-30',
      link: 'https://reports.example.in/hostel-roof',
      outcomes: { kwh: 41250, hours: 4400 },
    },
    {
      title: 'Greywater from the mess to the kitchen garden',
      category: 'action_project',
      description: 'Two settling drums and a reed bed. 300 litres a day that used to go to the drain.',
      dateCompleted: '2026-05-17',
      outcomes: { litres: 1_800_000, people: 800 },
    },
  ],
}

const pinned = [
  'Upper Hebbal drain, point by point',
  'Ten days of plates, one hostel canteen',
  'Secchi log, Jakkur lake',
]

const ids = new Map(seededPeople().map(({ key, user }) => [key, user.id]))

const idOf = (key: string, { title, dateCompleted }: Entry) =>
  seededId('imp', Date.parse(dateCompleted), `${key}:${title}`)

/** Depths in centimetres, from January to October. */
const readings = [52, 55, 61, 58, 66, 70, 68, 72, 75, 79, 82, 84, 64, 60]

const ownerId = ids.get('ananya-pillai')!

const pictures = {
  full: impactPicture,
  small: smallImpactPicture,
  bucket: 'impact-evidence',
  smallWidth: 480,
} as const
const [smallDepths, depths] = seededPicture(pictures, 'secchi-chart', { ownerId, at })
const [smallWeights, weights] = seededPicture(pictures, 'plates-chart', { ownerId, at })
const sheet = seededDocument(
  { ...impactDocument, bucket: 'impact-evidence' },
  {
    key: 'readings',
    ownerId,
    at,
    lines: ['Jakkur lake, Secchi depth in cm', '', ...readings.map((cm, row) => `Reading ${row + 1}: ${cm}`)],
  },
)

export const documents: readonly SeededDocument[] = [depths, smallDepths, weights, smallWeights, sheet]

const evidence = [
  {
    of: 'Secchi log, Jakkur lake',
    file: depths,
    text: 'Fourteen bars, one for each reading: 52 cm in January, 84 cm on 27 September, 60 cm at the end',
  },
  { of: 'Secchi log, Jakkur lake', file: sheet, text: 'All fourteen readings' },
  {
    of: 'Ten days of plates, one hostel canteen',
    file: weights,
    text: 'Ten bars, one for each day: 9 kg on the first, about 8.5 kg on the next four, about 5 kg on the others',
  },
]

export function seed(db: LocalDatabase) {
  const rows = Object.entries({ 'ananya-pillai': ananyas, ...others }).flatMap(([key, entries]) =>
    entries.map(({ isPrivate, outcomes = {}, link = null, confirmedBy = null, ...entry }) => ({
      ...entry,
      confirmedBy,
      mark: confirmedBy === null ? ('own' as const) : ('confirmed' as const),
      link,
      outcomes,
      id: idOf(key, entry),
      userId: ids.get(key)!,
      isPublic: isPrivate === undefined,
      pinnedAt: pinned.includes(entry.title) ? pinned.indexOf(entry.title) + 1 : null,
      createdAt: at,
      updatedAt: at,
    })),
  )
  return [
    ...upsertRows(db, impactEntries, rows),
    ...insertRows(
      db,
      impactConfirmations,
      rows.flatMap(({ id, userId, confirmedBy: name }) =>
        name === null
          ? []
          : [
              {
                id: id.replace(/^imp/, 'cnf'),
                entryId: id,
                userId,
                name,
                email: `${id.slice(-8).toLowerCase()}@example.kere.test`,
                state: 'confirmed' as const,
                askedAt: at,
                answeredAt: at,
              },
            ],
      ),
    ),
    ...insertRows(
      db,
      files,
      // The small renditions are inserted first, because the other rows refer to them.
      [...documents].toReversed().map(({ row }) => row),
    ),
    ...insertRows(
      db,
      impactEvidence,
      evidence.map(({ of, file, text }, place) => ({
        fileId: file.row.id,
        entryId: idOf(
          'ananya-pillai',
          ananyas.find(({ title }) => title === of)!,
        ),
        userId: ownerId,
        text,
        place,
        addedAt: at,
      })),
    ),
    ...upsertRows(db, impactPages, [
      { userId: ids.get('ananya-pillai')!, handle: 'ananya-pillai', isPublic: true, updatedAt: at },
    ]),
  ]
}
