import { addressIn, language, otherLanguages } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'

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

const events: MenuLink = { label: t('Events', 'Menu of the site'), path: '/events' }
export const opinion: MenuLink = { label: t('Share your feedback', 'Menu of the site'), path: '/feedback' }
const contact: MenuLink = {
  label: t('Contact', 'Menu of the site'),
  path: '/contact',
  detail: t('Write to us', 'Menu of the site, what a page is for'),
}

/** The whole menu (S-049 to S-053). `liveMenu` keeps the items whose page exists. */
const menu: readonly MenuEntry[] = [
  {
    label: t('Learning', 'Menu of the site'),
    links: [
      {
        label: t('Courses', 'Menu of the site'),
        path: '/courses',
        detail: t('Learn from practitioners', 'Menu of the site, what a page is for'),
      },
      {
        label: t('Challenge Labs', 'Menu of the site'),
        path: '/challenge-labs',
        detail: t('Work on real projects', 'Menu of the site, what a page is for'),
      },
      {
        label: t('Fellowship', 'Menu of the site'),
        path: '/fellowship',
        detail: t('Longer programs with support', 'Menu of the site, what a page is for'),
      },
      {
        label: t('Learning Paths', 'Menu of the site'),
        path: '/learn-path',
        detail: t('Find out where to start', 'Menu of the site, what a page is for'),
      },
    ],
  },
  {
    label: t('People', 'Menu of the site'),
    links: [
      {
        label: t('Mentorship', 'Menu of the site'),
        path: '/services/mentorship',
        detail: t('Learn with a mentor', 'Menu of the site, what a page is for'),
      },
      {
        label: t('Educators', 'Menu of the site'),
        path: '/services/educators',
        detail: t('Meet the people who teach', 'Menu of the site, what a page is for'),
      },
      {
        label: t('Learners', 'Menu of the site'),
        path: '/learners',
        detail: t('Meet other learners', 'Menu of the site, what a page is for'),
      },
      {
        label: t('Become Educator', 'Menu of the site'),
        path: '/become-educator',
        detail: t('Teach what you practise', 'Menu of the site, what a page is for'),
      },
    ],
  },
  events,
  {
    label: t('Resources', 'Menu of the site'),
    links: [
      {
        label: t('Blog', 'Menu of the site'),
        path: '/blog',
        detail: t('Articles from the community', 'Menu of the site, what a page is for'),
      },
      {
        label: t('Impact Portfolio', 'Menu of the site'),
        path: '/impact-portfolio',
        detail: t('Projects people have completed', 'Menu of the site, what a page is for'),
      },
      {
        label: t('Sustainability News', 'Menu of the site'),
        path: '/sustainability-news',
        detail: t('Headlines from the field', 'Menu of the site, what a page is for'),
      },
    ],
  },
  {
    label: t('Company', 'Menu of the site'),
    links: [
      {
        label: t('About', 'Menu of the site'),
        path: '/about',
        detail: t('Our story and mission', 'Menu of the site, what a page is for'),
      },
      {
        label: t('Careers', 'Menu of the site'),
        path: '/careers',
        detail: t('Work with us', 'Menu of the site, what a page is for'),
      },
      contact,
      {
        label: t('FAQ', 'Menu of the site'),
        path: '/faq',
        detail: t('Answers to common questions', 'Menu of the site, what a page is for'),
      },
    ],
  },
]

/** The shell answers it itself, so no remote owns it. */
const statusPath = '/status'

const footerLists: readonly MenuGroup[] = [
  {
    label: t('Learn', 'Menu of the site'),
    links: [
      { label: t('Courses', 'Menu of the site'), path: '/courses' },
      { label: t('Challenge Labs', 'Menu of the site'), path: '/challenge-labs' },
      { label: t('Fellowship', 'Menu of the site'), path: '/fellowship' },
      { label: t('Learning Paths', 'Menu of the site'), path: '/learn-path' },
      events,
    ],
  },
  {
    label: t('Take part', 'Menu of the site'),
    links: [
      { label: t('Mentorship', 'Menu of the site'), path: '/services/mentorship' },
      { label: t('Educators', 'Menu of the site'), path: '/services/educators' },
      { label: t('Become Educator', 'Menu of the site'), path: '/become-educator' },
      { label: t('Impact Portfolio', 'Menu of the site'), path: '/impact-portfolio' },
      { label: t('Blog', 'Menu of the site'), path: '/blog' },
      { label: t('Careers', 'Menu of the site'), path: '/careers' },
    ],
  },
  {
    label: t('Help', 'Menu of the site'),
    links: [
      { label: t('FAQ', 'Menu of the site'), path: '/faq' },
      contact,
      opinion,
      { label: t('Privacy', 'Menu of the site'), path: '/privacy' },
      { label: t('Terms', 'Menu of the site'), path: '/terms' },
      { label: t('Status', 'Link in the footer, to a page that says whether everything works'), path: statusPath },
    ],
  },
]

type Owns = (path: string) => boolean

/** The address of a page in the language of this chrome; the English one if the page is not translated. */
export function linkTo(owns: Owns, path: string) {
  const address = addressIn(language, path)
  return owns(address.replace(/[?#].*/, '')) ? address : path
}

/** Returns whether the reader's own pages exist in another language. An admin's do not. */
export const isTranslatedFor = (owns: Owns) => otherLanguages.some((each) => owns(addressIn(each, '/dashboard')))

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
    ...footerLists.map((list) => ({
      ...list,
      links: list.links.filter(({ path }) => path === statusPath || owns(path)),
    })),
    { label: t('Subjects', 'Menu of the site'), links: owns('/courses') ? subjects.map(subjectLink) : [] },
  ].filter(({ links }) => links.some(({ path }) => path !== statusPath))
}

const subjectLink = (subject: string): MenuLink => ({
  label: labelOf(courseCategoryNames, subject),
  path: `/courses?${new URLSearchParams({ category: subject })}`,
})

export function isCurrent(link: MenuLink, path: string): boolean {
  return path === link.path || path.startsWith(`${link.path}/`)
}
