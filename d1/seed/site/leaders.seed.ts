import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { leaderLists } from '../../schema/site/leaders.ts'
import { upsertRows } from '../base/insert-rows.ts'

const leaders = [
  {
    name: 'Vasudha Iyengar',
    position: 'Founder',
    about: 'Decides what Kere teaches and for whom, and answers to the people who learn here.',
  },
  {
    name: 'Nikhil Deshpande',
    position: 'Head of learning',
    about: 'Reads each application to teach, and edits courses together with the educators who write them.',
  },
  {
    name: 'Farida Contractor',
    position: 'Head of partnerships',
    about: 'Finds the wards, schools and lake groups whose problems learners work on.',
  },
]

export const seed = (db: LocalDatabase): LocalStatement[] =>
  upsertRows(db, leaderLists, [{ id: 'about', version: 1, leaders, updatedAt: Date.parse('2026-10-19T04:30:00Z') }])
