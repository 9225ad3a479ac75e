import { formerMember } from '@kere/contracts/accounts/former-member'
import { smallPictureOf } from '@kere/contracts/files/small-picture'

interface Named {
  firstName: string | null
  lastName: string | null
}

/**
 * `isHidden` comes from `hiddenColumn`. A hidden person is given the id of the former member, so that no address leads
 * to them.
 */
interface NamedRow extends Named {
  educatorId: string | null
  isHidden: number
}

interface PersonRow extends NamedRow {
  avatarUrl: string | null
  designation: string | null
  organization: string | null
}

export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim()

export const educatorNameOf = ({ educatorId, ...names }: Omit<NamedRow, 'isHidden'>) =>
  educatorId === null ? formerMember.name : nameOf(names)

export const educatorOf = (row: NamedRow) => ({
  id: row.educatorId === null || row.isHidden === 1 ? formerMember.id : row.educatorId,
  name: educatorNameOf(row),
})

/** All facts about a person that are shown beside their works. */
export const personOf = (row: PersonRow) => {
  const { designation, organization } = row
  const isToldOf = row.educatorId !== null && row.isHidden === 0
  const told = isToldOf
    ? { avatarUrl: smallPictureOf(row.avatarUrl), designation, organization }
    : { avatarUrl: null, designation: null, organization: null }
  return { ...educatorOf(row), ...told }
}
