export interface MenuLink {
  label: string
  path: string
  detail?: string
}

export interface MenuGroup {
  label: string
  links: readonly MenuLink[]
}

export type MenuEntry = MenuLink | MenuGroup

const events: MenuLink = { label: 'Events', path: '/events' }
export const opinion: MenuLink = { label: 'Share your feedback', path: '/feedback' }
const contact: MenuLink = { label: 'Contact', path: '/contact', detail: 'Write to us' }

/** The whole menu (S-049 to S-053). `liveMenu` keeps the items whose page exists. */
const menu: readonly MenuEntry[] = [
  {
    label: 'Learning',
    links: [
      { label: 'Courses', path: '/courses', detail: 'Learn from practitioners' },
      { label: 'Challenge Labs', path: '/challenge-labs', detail: 'Work on real projects' },
      { label: 'Fellowship', path: '/fellowship', detail: 'Longer programs with support' },
      { label: 'Learning Paths', path: '/learn-path', detail: 'Find out where to start' },
    ],
  },
  {
    label: 'People',
    links: [
      { label: 'Mentorship', path: '/services/mentorship', detail: 'Learn with a mentor' },
      { label: 'Educators', path: '/services/educators', detail: 'Meet the people who teach' },
      { label: 'Learners', path: '/learners', detail: 'Meet other learners' },
      { label: 'Become Educator', path: '/become-educator', detail: 'Teach what you practise' },
    ],
  },
  events,
  {
    label: 'Resources',
    links: [
      { label: 'Blog', path: '/blog', detail: 'Articles from the community' },
      { label: 'Impact Portfolio', path: '/impact-portfolio', detail: 'Projects people have completed' },
      { label: 'Sustainability News', path: '/sustainability-news', detail: 'Headlines from the field' },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: 'About', path: '/about', detail: 'Our story and mission' },
      { label: 'Careers', path: '/careers', detail: 'Work with us' },
      contact,
      { label: 'FAQ', path: '/faq', detail: 'Answers to common questions' },
    ],
  },
]

const footerLists: readonly MenuGroup[] = [
  {
    label: 'Learn',
    links: [
      { label: 'Courses', path: '/courses' },
      { label: 'Challenge Labs', path: '/challenge-labs' },
      { label: 'Fellowship', path: '/fellowship' },
      { label: 'Learning Paths', path: '/learn-path' },
      events,
    ],
  },
  {
    label: 'Take part',
    links: [
      { label: 'Mentorship', path: '/services/mentorship' },
      { label: 'Educators', path: '/services/educators' },
      { label: 'Become Educator', path: '/become-educator' },
      { label: 'Impact Portfolio', path: '/impact-portfolio' },
      { label: 'Blog', path: '/blog' },
      { label: 'Careers', path: '/careers' },
    ],
  },
  {
    label: 'Help',
    links: [
      { label: 'FAQ', path: '/faq' },
      contact,
      opinion,
      { label: 'Privacy', path: '/privacy' },
      { label: 'Terms', path: '/terms' },
    ],
  },
]

type Owns = (path: string) => boolean

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'links' in entry

/** Keeps the items whose page has an owner. A group with a single link becomes that link. */
export function liveMenu(owns: Owns): MenuEntry[] {
  return menu.flatMap((entry): MenuEntry[] => {
    if (!isGroup(entry)) return owns(entry.path) ? [entry] : []
    const links = entry.links.filter(({ path }) => owns(path))
    return links.length > 1 ? [{ ...entry, links }] : links
  })
}

export function liveFooterLists(owns: Owns, subjects: readonly string[]): MenuGroup[] {
  return [
    ...footerLists.map((list) => ({ ...list, links: list.links.filter(({ path }) => owns(path)) })),
    { label: 'Subjects', links: owns('/courses') ? subjects.map(subjectLink) : [] },
  ].filter(({ links }) => links.length > 0)
}

const subjectLink = (label: string): MenuLink => ({
  label,
  path: `/courses?${new URLSearchParams({ category: label })}`,
})

export function isCurrent(link: MenuLink, path: string): boolean {
  return path === link.path || path.startsWith(`${link.path}/`)
}
