import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import type { LucideIcon } from 'lucide-react'
import Award from 'lucide-react/icons/award'
import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleUser from 'lucide-react/icons/circle-user'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Newspaper from 'lucide-react/icons/newspaper'
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { dayOf } from '../time/clock-times.ts'
import { AgeOrDate } from '../time/time-ago.tsx'

export interface ListedNotification {
  id: string
  /** The icon's name; a bell is shown for an unknown one. */
  icon: string
  title: string
  text: string | null
  path: string
  /** An ISO 8601 instant in UTC. */
  at: string
  isRead: boolean
}

interface NotificationListProps<Item extends ListedNotification> {
  items: readonly Item[]
  headingLevel?: 'h2' | 'h3'
  onOpen: (item: Item) => void
  /** If set, each notification has a button that marks it as read or unread. */
  onMark?: (item: Item) => void
}

const icons: Readonly<Record<string, LucideIcon | undefined>> = {
  account: CircleUser,
  award: Award,
  book: BookOpen,
  calendar: CalendarDays,
  message: MessageSquareText,
  people: Users,
  post: Newspaper,
  receipt: ReceiptIndianRupee,
}

const weekMs = 7 * 24 * 60 * 60 * 1000

function ageOf(at: string, now: number) {
  if (dayOf(at) === dayOf(now)) return t('Today', 'Of notifications')
  return now - Date.parse(at) < weekMs ? t('This week', 'Of notifications') : t('Earlier', 'Of notifications')
}

/** Lists notifications, grouped by age, the newest first. */
export function NotificationList<Item extends ListedNotification>({
  items,
  headingLevel: Heading = 'h2',
  onOpen,
  onMark,
}: NotificationListProps<Item>) {
  const [now] = useState(() => Date.now())
  const ages = [
    t('Today', 'Of notifications'),
    t('This week', 'Of notifications'),
    t('Earlier', 'Of notifications'),
  ].map((age) => ({
    age,
    ofAge: items.filter(({ at }) => ageOf(at, now) === age),
  }))
  return ages.map(
    ({ age, ofAge }) =>
      ofAge.length > 0 && (
        <section key={age} aria-label={age}>
          <Heading className="border-b border-hairline px-4 pt-4 pb-2 font-body text-meta font-normal tracking-normal text-muted desk:px-5">
            {age}
          </Heading>
          <ul className="list-none">
            {ofAge.map((item) => (
              <li
                key={item.id}
                className={`relative flex items-start gap-1 border-b border-hairline ${item.isRead ? '' : 'bg-brand-soft before:absolute before:inset-y-0 before:inset-s-0 before:w-0.75 before:bg-brand'}`}
              >
                <Row item={item} onOpen={() => onOpen(item)} />
                {onMark && <MarkButton item={item} onPress={() => onMark(item)} />}
              </li>
            ))}
          </ul>
        </section>
      ),
  )
}

function Row({
  item: { icon, title, text, path, at, isRead },
  onOpen,
}: {
  item: ListedNotification
  onOpen: () => void
}) {
  const Icon = icons[icon] ?? Bell
  return (
    <a
      href={localPath(path)}
      onClick={onOpen}
      className="flex min-w-0 grow items-start gap-3.5 px-4 py-3 text-ink no-underline -outline-offset-3 hover:bg-hover desk:px-5"
    >
      <span className="mt-0.5 grid size-8.5 shrink-0 place-items-center rounded-control border border-hairline bg-surface text-brand">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0 grow">
        <span className={`block text-dense wrap-anywhere ${isRead ? 'font-medium' : 'font-semibold'}`}>
          {!isRead && <VisuallyHidden>{t('Unread:', 'Before a notification, for screen readers')} </VisuallyHidden>}
          <span lang={englishHere}>{title}</span>
        </span>
        {text && (
          <span lang={englishHere} className="block text-meta wrap-anywhere text-muted">
            {text}
          </span>
        )}
        <AgeOrDate instant={at} className="block text-meta text-muted" />
      </span>
    </a>
  )
}

function MarkButton({ item: { title, isRead }, onPress }: { item: ListedNotification; onPress: () => void }) {
  const label = isRead ? t('Mark as unread', 'Of notifications') : t('Mark as read', 'Of notifications')
  const Icon = isRead ? Mail : MailOpen
  return (
    <button
      type="button"
      aria-label={`${label}: ${title}`}
      title={label}
      onClick={onPress}
      className="m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-hover hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
