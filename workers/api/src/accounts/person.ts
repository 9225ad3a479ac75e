import { formerMember } from '@kere/contracts/former-member'

interface Named {
  firstName: string | null
  lastName: string | null
}

/** A last name is optional. */
export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim()

/** Who teaches a course or hosts an event, by a row with their profile. */
export const educatorOf = ({ educatorId, ...names }: Named & { educatorId: string | null }) =>
  educatorId === null ? formerMember : { id: educatorId, name: nameOf(names) }
