import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { fellowshipTracks } from '../../schema/fellowship/fellowship-tracks.ts'
import { upsertRows } from '../base/insert-rows.ts'

type Round = typeof fellowshipTracks.$inferInsert

const updatedAt = Date.parse('2026-09-25T05:00:00Z')

const winter = {
  round: 1,
  isOpen: true,
  opensAt: Date.parse('2026-10-01T03:30:00Z'),
  deadline: Date.parse('2026-12-15T12:30:00Z'),
  startsOn: '2027-02-08',
  updatedAt,
}

/** S-582: K-12 and College are open, Professional is closed. */
const rounds: readonly Round[] = [
  { ...winter, track: 'k12', endsOn: '2027-05-08', capacity: 40 },
  { ...winter, track: 'college', endsOn: '2027-08-08', capacity: 60 },
  {
    track: 'professional',
    round: 1,
    isOpen: false,
    opensAt: Date.parse('2027-01-11T03:30:00Z'),
    deadline: Date.parse('2027-02-26T12:30:00Z'),
    startsOn: '2027-04-05',
    endsOn: '2027-10-05',
    capacity: 25,
    updatedAt,
  },
]

export const seed = (db: LocalDatabase): LocalStatement[] => upsertRows(db, fellowshipTracks, rounds)
