import { city, country, product } from '@kere/brand/brand'
import type { CareerPosition } from '@kere/contracts/careers/positions'
import type { JobPosting } from 'schema-dts'

const listOf = (title: string, entries: readonly string[]) =>
  entries.length === 0 ? '' : `\n${title}:\n${entries.map((entry) => `- ${entry}`).join('\n')}`

export function positionNode(position: CareerPosition): JobPosting {
  const { title, type, location, description, responsibilities, requirements, benefits, publishedAt } = position
  const isRemote = /remote/i.test(location)
  return {
    '@type': 'JobPosting',
    title,
    identifier: { '@type': 'PropertyValue', name: product, value: position.id },
    description: [
      description,
      listOf('What you will do', responsibilities),
      listOf('What we look for', requirements),
      listOf('What you get', benefits),
    ].join('\n'),
    ...(publishedAt && { datePosted: publishedAt.slice(0, 10) }),
    employmentType: /intern/i.test(type) ? 'INTERN' : /part-time/i.test(type) ? 'PART_TIME' : 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: product },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    }),
    directApply: true,
  }
}
