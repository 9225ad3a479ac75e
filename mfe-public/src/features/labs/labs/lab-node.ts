import { formerMember } from '@kere/contracts/accounts/former-member'
import type { Lab } from '@kere/contracts/labs/labs'
import { product } from '@kere/brand/brand'
import { cutText } from '@kere/contracts/text/cut-text'
import type { Project } from 'schema-dts'

export function labNode({ title, description, educator, stages, coverImage }: Lab): Exclude<Project, string> {
  return {
    '@type': 'Project',
    name: title,
    description: cutText(description, 500),
    ...(stages[0] && { foundingDate: stages[0].startsAt.slice(0, 10) }),
    member:
      educator.id === formerMember.id
        ? { '@type': 'Organization', name: product }
        : { '@type': 'Person', name: educator.name },
    ...(coverImage && { image: coverImage }),
  }
}
