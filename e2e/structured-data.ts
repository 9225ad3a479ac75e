interface Node {
  '@type': string
  [property: string]: unknown
}

interface Rule {
  needs: readonly string[]
  /** Optional properties. Any other property is an error. */
  may?: readonly string[]
}

/**
 * The rules follow https://developers.google.com/search/docs/appearance/structured-data, and schema.org for types that
 * Google does not document.
 */
const rules: Readonly<Record<string, Rule>> = {
  Course: {
    needs: ['name', 'description', 'url', 'provider', 'offers', 'hasCourseInstance', 'educationalLevel', 'about'],
    may: [
      'image',
      'inLanguage',
      'datePublished',
      'dateModified',
      'isAccessibleForFree',
      'teaches',
      'coursePrerequisites',
      'syllabusSections',
    ],
  },
  CourseInstance: { needs: ['courseMode', 'courseWorkload'], may: ['instructor'] },
  Syllabus: { needs: ['name', 'timeRequired'], may: ['description'] },
  Event: {
    needs: [
      'name',
      'description',
      'url',
      'startDate',
      'endDate',
      'location',
      'eventStatus',
      'eventAttendanceMode',
      'image',
      'offers',
      'organizer',
    ],
    may: ['isAccessibleForFree', 'maximumAttendeeCapacity', 'inLanguage'],
  },
  Place: { needs: [], may: ['name', 'address'] },
  VirtualLocation: { needs: ['url'], may: ['name'] },
  Offer: { needs: ['price', 'priceCurrency'], may: ['url', 'availability', 'validFrom', 'validThrough', 'category'] },
  JobPosting: {
    needs: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation',
      'employmentType',
      'identifier',
      'directApply',
      'url',
    ],
    may: ['validThrough', 'jobLocationType', 'applicantLocationRequirements', 'image'],
  },
  PropertyValue: { needs: ['name', 'value'] },
  PostalAddress: { needs: ['addressLocality', 'addressCountry'] },
  Country: { needs: ['name'] },
  BlogPosting: {
    needs: ['headline', 'description', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'url'],
    may: ['keywords', 'inLanguage'],
  },
  FAQPage: { needs: ['mainEntity', 'url'] },
  Question: { needs: ['name', 'acceptedAnswer'] },
  Answer: { needs: ['text'] },
  Person: {
    needs: ['name'],
    may: ['url', 'image', 'description', 'jobTitle', 'affiliation', 'homeLocation', 'knowsAbout', 'knowsLanguage'],
  },
  Organization: {
    needs: ['name'],
    may: ['url', 'logo', 'image', 'description', 'foundingDate', 'address', 'email'],
  },
  BreadcrumbList: { needs: ['itemListElement'] },
  ItemList: { needs: ['itemListElement'], may: ['name', 'url', 'numberOfItems'] },
  ListItem: { needs: ['position', 'name', 'item'] },
  WebSite: { needs: ['name', 'url'], may: ['inLanguage'] },
  ContactPage: { needs: ['mainEntity', 'url'] },
  ProfilePage: { needs: ['mainEntity', 'url'], may: ['image', 'name', 'description'] },
  Project: { needs: ['name', 'description', 'url', 'image', 'member'], may: ['foundingDate'] },
  EducationalOccupationalProgram: {
    needs: ['name', 'description', 'provider', 'url', 'timeToComplete', 'offers'],
    may: ['applicationDeadline', 'startDate', 'endDate', 'image'],
  },
}

const isDay = (value: string) => /^\d{4}(?:-\d{2}-\d{2})?$/.test(value) && !Number.isNaN(Date.parse(value))

/** A value with a time also needs a zone. */
const isMoment = (value: string) => /T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value) && !Number.isNaN(Date.parse(value))

const isDate = (value: unknown) => typeof value === 'string' && (isDay(value) || isMoment(value))

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/\s]+\/\S*$/.test(value)

const isDuration = (value: unknown) =>
  typeof value === 'string' && /^P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?)?$/.test(value)

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const isOf =
  (...names: readonly string[]) =>
  (value: unknown) =>
    typeof value === 'string' && names.includes(value.replace('https://schema.org/', ''))

const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  url: isAddress,
  image: isAddress,
  logo: isAddress,
  item: isAddress,
  startDate: isDate,
  endDate: isDate,
  datePublished: isDate,
  dateModified: isDate,
  datePosted: isDate,
  foundingDate: isDate,
  validFrom: isDate,
  validThrough: isDate,
  applicationDeadline: isDate,
  timeRequired: isDuration,
  timeToComplete: isDuration,
  courseWorkload: isDuration,
  price: isNumber,
  position: isNumber,
  priceCurrency: isOf('INR'),
  eventStatus: isOf('EventScheduled', 'EventCancelled'),
  eventAttendanceMode: isOf('OnlineEventAttendanceMode', 'OfflineEventAttendanceMode'),
  availability: isOf('InStock', 'SoldOut'),
  employmentType: isOf('FULL_TIME', 'PART_TIME', 'INTERN'),
  courseMode: isOf('Online', 'Onsite', 'Blended'),
}

/** Finds the errors in a page's structured data, each with its position. A page without structured data has none. */
export function findStructuredDataFaults(html: string): { types: string[]; faults: string[] } {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as { '@context': string; '@graph': Node[] },
  )
  const nodes = blocks.flatMap((block) => block['@graph'])
  return {
    types: nodes.map((node) => node['@type']),
    faults: [
      ...blocks.flatMap((block) =>
        block['@context'] === 'https://schema.org' ? [] : ['The context is not schema.org'],
      ),
      ...nodes.flatMap((node) => faultsOf(node, node['@type'])),
    ],
  }
}

function faultsOf(node: Node, at: string): string[] {
  const rule = rules[node['@type']]
  if (!rule) return [`${at}: no rule for ${node['@type']}`]
  const properties = Object.keys(node).filter((name) => name !== '@type')
  return [
    ...rule.needs.filter((name) => !properties.includes(name)).map((name) => `${at} has no ${name}`),
    ...properties
      .filter((name) => !rule.needs.includes(name) && !rule.may?.includes(name))
      .map((name) => `${at} says ${name}`),
    ...properties.flatMap((name) => faultsOfValue(name, node[name], `${at}.${name}`)),
    ...faultsOfList(node, at),
  ]
}

function faultsOfValue(name: string, value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, place) => faultsOfValue(name, each, `${at}[${place}]`))
  if (isNode(value)) return faultsOf(value, at)
  if (value === null || (typeof value === 'string' && value.trim() === '')) return [`${at} is empty`]
  return forms[name]?.(value) === false ? [`${at} is ${JSON.stringify(value)}`] : []
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && '@type' in value

/** Checks that list items are numbered from 1 without gaps. */
function faultsOfList(node: Node, at: string): string[] {
  const elements = node.itemListElement
  if (!Array.isArray(elements)) return []
  return elements.flatMap((element: Node, place) =>
    element.position === place + 1 ? [] : [`${at}.itemListElement[${place}] has position ${String(element.position)}`],
  )
}
