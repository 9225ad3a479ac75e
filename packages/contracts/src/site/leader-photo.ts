import { avatar } from '../accounts/avatar.ts'
import { defineFileKind } from '../files/file-kind.ts'

/** The photo of somebody who leads, as the page about us shows it. Its rules equal those of a person's own photo. */
export const leaderPhoto = defineFileKind({ ...avatar, name: 'leader_photo', folder: 'leaders', uploaders: ['admin'] })
