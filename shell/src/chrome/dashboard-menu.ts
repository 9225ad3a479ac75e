import { t } from '@kere/brand/messages'
import { lookup } from '@kere/contracts/http/open-value'
import type { Role } from '@kere/contracts/accounts/roles'
import type { LucideIcon } from 'lucide-react'
import Activity from 'lucide-react/icons/activity'
import Award from 'lucide-react/icons/award'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import Briefcase from 'lucide-react/icons/briefcase'
import Cable from 'lucide-react/icons/cable'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleUser from 'lucide-react/icons/circle-user'
import DraftingCompass from 'lucide-react/icons/drafting-compass'
import FileUser from 'lucide-react/icons/file-user'
import Flag from 'lucide-react/icons/flag'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import IdCard from 'lucide-react/icons/id-card'
import Inbox from 'lucide-react/icons/inbox'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import MessagesSquare from 'lucide-react/icons/messages-square'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Newspaper from 'lucide-react/icons/newspaper'
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee'
import Rocket from 'lucide-react/icons/rocket'
import Route from 'lucide-react/icons/route'
import Rss from 'lucide-react/icons/rss'
import ScrollText from 'lucide-react/icons/scroll-text'
import Send from 'lucide-react/icons/send'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sprout from 'lucide-react/icons/sprout'
import Ticket from 'lucide-react/icons/ticket'
import UserCheck from 'lucide-react/icons/user-check'
import Users from 'lucide-react/icons/users'

export interface DashboardItem {
  label: string
  title?: string
  path: string
  icon: LucideIcon
  /** Synonyms, by which the search finds the item. */
  words?: string
  /** An action that the search offers, on a page below the item's. */
  begin?: { label: string; page: string }
}

export interface DashboardGroup {
  label?: string
  items: readonly DashboardItem[]
  /** If true, the group is closed until the user opens it or visits one of its pages. */
  isFolded?: boolean
}

const beginNew = (label: string) => ({ label, page: 'new' })

const home: DashboardItem = {
  label: t('Dashboard', 'Menu of the dashboard'),
  path: '/dashboard',
  icon: LayoutDashboard,
  words: 'home overview',
}
const labs: DashboardItem = {
  label: t('Challenge Labs', 'Menu of the dashboard'),
  path: '/dashboard/challenge-labs',
  icon: Briefcase,
  words: 'projects',
  begin: beginNew(t('New lab', 'Act in the search')),
}
const questions: DashboardItem = {
  label: t('Questions', 'Menu of the dashboard'),
  path: '/dashboard/questions',
  icon: CircleQuestionMark,
  words: 'ask answer lessons',
}
const fieldTasks: DashboardItem = {
  label: t('Field Tasks', 'Menu of the dashboard'),
  path: '/dashboard/field-tasks',
  icon: DraftingCompass,
  words: 'hand in photos answers',
}
const ask = { words: 'mentor mentee', begin: { label: t('Request a mentor', 'Act in the search'), page: 'request' } }
const mentorship: DashboardItem = {
  label: t('Mentorship', 'Menu of the dashboard'),
  path: '/dashboard/mentorship',
  icon: MessagesSquare,
  ...ask,
}
const portfolio: DashboardItem = {
  label: t('Impact Portfolio', 'Menu of the dashboard'),
  title: t('My Impact Portfolio', 'Heading of a page of the dashboard'),
  path: '/dashboard/impact-portfolio',
  icon: Sprout,
  words: 'projects evidence results',
  begin: { label: t('Add an impact entry', 'Act in the search'), page: 'add' },
}
const myOrders: DashboardItem = {
  label: t('My Orders', 'Menu of the dashboard'),
  path: '/dashboard/my-orders',
  icon: ReceiptIndianRupee,
  words: 'payments invoices receipts refunds bought',
}
const registeredEvents: DashboardItem = {
  label: t('Registered events', 'Menu of the dashboard'),
  path: '/dashboard/my-events',
  icon: Ticket,
  words: 'tickets registrations attend',
}

const certificates: DashboardItem = {
  label: t('Certificates', 'Menu of the dashboard'),
  path: '/dashboard/certificates',
  icon: Award,
  words: 'badges credentials completed',
}

const account: DashboardGroup = {
  label: t('Settings', 'Menu of the dashboard'),
  items: [
    {
      label: t('Profile', 'Menu of the dashboard'),
      path: '/dashboard/profile',
      icon: CircleUser,
      words: 'photo picture name bio',
    },
    {
      label: t('Account', 'Menu of the dashboard'),
      path: '/dashboard/account',
      icon: KeyRound,
      words: 'password email delete',
    },
    {
      label: t('Notifications', 'Menu of the dashboard'),
      path: '/dashboard/notifications',
      icon: Bell,
      words: 'bell email messages',
    },
    {
      label: t('Privacy', 'Menu of the dashboard'),
      path: '/dashboard/privacy',
      icon: ShieldCheck,
      words: 'data download consent',
    },
    {
      label: t('Two-step verification', 'Menu of the dashboard'),
      path: '/dashboard/two-step-verification',
      icon: ShieldCheck,
      words: 'second factor authenticator app recovery codes passkeys security',
    },
    {
      label: t('Sessions', 'Menu of the dashboard'),
      path: '/dashboard/sessions',
      icon: MonitorSmartphone,
      words: 'devices browsers security',
    },
  ],
}

/** Every item that may exist (S-341 to S-343, U-05). `liveDashboardMenu` keeps those whose page exists. */
const menus: Readonly<Record<Role, readonly DashboardGroup[]>> = {
  student: [
    { items: [home, labs, mentorship, portfolio] },
    {
      label: t('Learning', 'Menu of the dashboard'),
      items: [
        {
          label: t('My Courses', 'Menu of the dashboard'),
          path: '/dashboard/my-courses',
          icon: BookOpen,
          words: 'lessons learning',
        },
        { ...registeredEvents, label: t('My Events', 'Menu of the dashboard') },
        certificates,
        { label: t('Fellowship', 'Menu of the dashboard'), path: '/dashboard/fellowship', icon: GraduationCap },
        myOrders,
      ],
    },
    account,
  ],
  educator: [
    { items: [home, labs, mentorship, portfolio] },
    {
      label: t('Content', 'Menu of the dashboard'),
      items: [
        {
          label: t('My Courses', 'Menu of the dashboard'),
          path: '/dashboard/courses',
          icon: BookOpen,
          words: 'teaching lessons',
          begin: beginNew(t('New course', 'Act in the search')),
        },
        questions,
        fieldTasks,
        {
          label: t('My Events', 'Menu of the dashboard'),
          path: '/dashboard/events',
          icon: CalendarDays,
          words: 'workshops calendar',
          begin: beginNew(t('New event', 'Act in the search')),
        },
        {
          label: t('My Posts', 'Menu of the dashboard'),
          path: '/dashboard/my-posts',
          icon: Newspaper,
          words: 'articles writing',
          begin: beginNew(t('New post', 'Act in the search')),
        },
      ],
    },
    {
      label: t('Learning', 'Menu of the dashboard'),
      items: [
        // This page exists only for an educator who is enrolled in a course (C-21).
        {
          label: t('Enrolled courses', 'Menu of the dashboard'),
          path: '/dashboard/my-courses',
          icon: GraduationCap,
          words: 'lessons learning',
        },
        registeredEvents,
        certificates,
        myOrders,
      ],
    },
    account,
  ],
  admin: [
    { items: [home, mentorship, portfolio] },
    {
      label: 'Content',
      items: [
        {
          label: 'All Courses',
          path: '/dashboard/courses',
          icon: BookOpen,
          words: 'teaching lessons',
          begin: beginNew('New course'),
        },
        questions,
        fieldTasks,
        {
          label: 'All Events',
          path: '/dashboard/events',
          icon: CalendarDays,
          words: 'workshops calendar',
          begin: beginNew('New event'),
        },
        labs,
        {
          label: 'Blog Posts',
          path: '/dashboard/blog',
          icon: Newspaper,
          words: 'articles',
          begin: beginNew('New post'),
        },
        { label: 'Newsletter', path: '/dashboard/newsletter', icon: MailOpen, begin: beginNew('New issue') },
        { label: 'News feeds', path: '/dashboard/news-feeds', icon: Rss },
        { label: 'Leadership', path: '/dashboard/leaders', icon: IdCard, words: 'team' },
      ],
    },
    {
      label: 'People',
      items: [
        { label: 'Users', path: '/dashboard/users', icon: Users, words: 'people accounts members learners admins' },
        { label: 'Educator applications', path: '/dashboard/educator-applications', icon: UserCheck },
        { label: 'Fellowship Applications', path: '/dashboard/fellowship-applications', icon: GraduationCap },
        {
          label: 'Issued certificates',
          path: '/dashboard/issued-certificates',
          icon: BadgeCheck,
          words: 'badges revoke keys',
        },
        { label: 'Mentorship Requests', path: '/dashboard/mentorship-requests', icon: MessagesSquare },
        { label: 'Mentors of minors', path: '/dashboard/minor-mentors', icon: UserCheck, words: 'children under 18' },
        {
          label: 'Orders',
          path: '/dashboard/orders',
          icon: ReceiptIndianRupee,
          words: 'payments sales invoices refunds',
        },
        { label: 'Job Applications', path: '/dashboard/job-applications', icon: FileUser, words: 'careers candidates' },
        { label: 'Positions', path: '/dashboard/positions', icon: Briefcase, words: 'jobs careers vacancies' },
      ],
    },
    {
      label: 'Responses',
      items: [
        { label: 'Learning Path Responses', path: '/dashboard/learning-path-responses', icon: Route },
        { label: 'Reports', path: '/dashboard/reports', icon: Flag, words: 'abuse moderation' },
        { label: 'User Feedback', path: '/dashboard/feedback', icon: MessageSquareText },
        { label: 'Contact messages', path: '/dashboard/contact-messages', icon: Inbox, words: 'inquiries' },
        {
          label: 'Privacy requests',
          path: '/dashboard/privacy-requests',
          icon: ShieldCheck,
          words: 'complaints rights',
        },
        { label: 'Newsletter Subscribers', path: '/dashboard/newsletter-subscribers', icon: Mail },
      ],
    },
    {
      label: 'Learning',
      isFolded: true,
      items: [registeredEvents, certificates, myOrders],
    },
    {
      label: 'System',
      isFolded: true,
      items: [
        { label: 'System', path: '/dashboard/system', icon: Activity, words: 'status health queues' },
        { label: 'Releases', path: '/dashboard/releases', icon: Rocket, words: 'versions deploy rollback' },
        { label: 'Audit log', path: '/dashboard/audit-log', icon: ScrollText, words: 'history changes' },
        { label: 'Outbox', path: '/dashboard/outbox', icon: Send, words: 'email delivery sent' },
        { label: 'Breaches', path: '/dashboard/breaches', icon: ShieldCheck, words: 'incident drill leak letters' },
        { label: 'Webhooks', path: '/dashboard/webhooks', icon: Cable, words: 'developers events deliveries' },
        { label: 'API tokens', path: '/dashboard/api-tokens', icon: KeyRound, words: 'developers keys programs' },
      ],
    },
    { ...account, isFolded: true },
  ],
}

export function liveDashboardMenu(role: string, owns: (path: string) => boolean): DashboardGroup[] {
  return (lookup(menus, role) ?? [{ items: [home] }, account])
    .map((group) => ({ ...group, items: group.items.filter(({ path }) => owns(path)) }))
    .filter(({ items }) => items.length > 0)
}

/** Finds the item with the longest path at or above the page's. Home only matches itself. */
export function currentItem(menu: readonly DashboardGroup[], path: string): DashboardItem | undefined {
  return menu
    .flatMap(({ items }) => items)
    .filter((item) => path === item.path || (item !== home && path.startsWith(`${item.path}/`)))
    .toSorted((left, right) => right.path.length - left.path.length)[0]
}
