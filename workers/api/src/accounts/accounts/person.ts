import { formerMember } from '@kere/contracts/accounts/former-member'

interface Named {
  firstName: string | null
  lastName: string | null
}

export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim()

export const educatorOf = ({ educatorId, ...names }: Named & { educatorId: string | null }) =>
  educatorId === null ? formerMember : { id: educatorId, name: nameOf(names) }
