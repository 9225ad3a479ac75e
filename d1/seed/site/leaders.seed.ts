import { leaderPhoto } from '@kere/contracts/site/leader-photo'
import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { files } from '../../schema/base/files.ts'
import { leaderLists, leaderPhotos } from '../../schema/site/leaders.ts'
import type { Look } from '../accounts/draw-portrait.ts'
import { drawBoth } from '../accounts/portraits.ts'
import { insertRows, upsertRows } from '../base/insert-rows.ts'

const updatedAt = Date.parse('2026-10-19T04:30:00Z')

const people: { name: string; position: string; about: string; look: Look }[] = [
  {
    name: 'Vasudha Iyengar',
    position: 'Founder',
    look: {
      skin: 'wheat',
      hair: 'grey',
      style: 'bun',
      cloth: 'plum',
      trim: 'marigold',
      paper: 'sand',
      wears: ['glasses', 'sari'],
    },
    about: 'Decides what Kere teaches and for whom, and answers to the people who learn here.',
  },
  {
    name: 'Nikhil Deshpande',
    position: 'Head of learning',
    look: { skin: 'brown', hair: 'black', style: 'side', cloth: 'teal', trim: 'linen', paper: 'sky', wears: ['beard'] },
    about: 'Reads each application to teach, and edits courses together with the educators who write them.',
  },
  {
    name: 'Farida Contractor',
    position: 'Head of partnerships',
    look: {
      skin: 'light',
      hair: 'brown',
      style: 'long',
      cloth: 'leaf',
      trim: 'mist',
      paper: 'petal',
      wears: ['glasses'],
    },
    about: 'Finds the wards, schools and lake groups whose problems learners work on.',
  },
]

const leaders = people.map(({ look, ...person }) => {
  const drawn = drawBoth(look, { key: person.name, ownerId: null, at: updatedAt }, leaderPhoto)
  return { drawn, person: { ...person, photo: `/media/${drawn[1].row.objectKey}` } }
})

export const documents = leaders.flatMap(({ drawn }) => drawn)

export const seed = (db: LocalDatabase): LocalStatement[] => [
  ...insertRows(
    db,
    files,
    documents.map(({ row }) => row),
  ),
  ...insertRows(
    db,
    leaderPhotos,
    leaders.map(({ person: { photo } }, place) => ({ place, photo, addedAt: updatedAt })),
  ),
  ...upsertRows(db, leaderLists, [
    { id: 'about', version: 1, leaders: leaders.map(({ person }) => person), updatedAt },
  ]),
]
