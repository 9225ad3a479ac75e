import { Avatar } from '@kere/ui/art/avatar'
import type { ReactNode } from 'react'
import { TwoLines } from './cells.tsx'
import { firstAndLast } from './first-and-last.ts'

interface Person {
  /** The user's id, from which the same drawing is made everywhere. Without an id, it is made from the name. */
  id?: string | null | undefined
  name: string
  avatarUrl?: string | null | undefined
}

/** The person's picture alone, as a list's row shows it on phones. */
export const PersonPicture = ({ person, className }: { person: Person; className?: string }) => (
  <Avatar {...firstAndLast(person.name)} src={person.avatarUrl} className={className} />
)

/** The person's picture and name in a table, with a second line if there is one. */
export const PersonCell = ({ person, second }: { person: Person; second?: ReactNode }) => (
  <span className="flex items-center gap-2.5">
    <PersonPicture person={person} className="size-8!" />
    {second === undefined ? (
      <span className="font-semibold wrap-anywhere">{person.name}</span>
    ) : (
      <TwoLines noTruncate first={<span className="font-semibold">{person.name}</span>} second={second} />
    )}
  </span>
)
