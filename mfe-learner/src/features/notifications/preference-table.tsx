import { t } from '@kere/brand/messages'
import { isKnown } from '@kere/contracts/http/open-value'
import { type NotificationChoice, notificationChoices } from '@kere/contracts/notifications/notification-options'
import type { NotificationPreference } from '@kere/contracts/notifications/notifications'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Switch } from '@kere/ui/controls/switch'
import { useMutation } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Mail from 'lucide-react/icons/mail'
import { choiceMutation, type KindChoice, type Preferences } from './notifications.api.ts'

interface Column {
  name: string
  icon: typeof Bell
  isOn: (choice: string) => boolean
  on: NotificationChoice
  off: NotificationChoice
}

/** The columns. An email of a kind is sent daily or at once, never both, and everything sent is also in the bell. */
const columns: Column[] = [
  { name: t('In Kere', 'Name, notifications'), icon: Bell, isOn: (choice) => choice !== 'off', on: 'bell', off: 'off' },
  {
    name: t('Daily email', 'Name, notifications'),
    icon: CalendarClock,
    isOn: (choice) => choice === 'digest',
    on: 'digest',
    off: 'bell',
  },
  {
    name: t('Email at once', 'Name, notifications'),
    icon: Mail,
    isOn: (choice) => choice === 'email',
    on: 'email',
    off: 'bell',
  },
]

const said = {
  email: t('Email at once', 'Text, notifications'),
  digest: t('Daily email', 'Text, notifications'),
  bell: t('Only in Kere, no email', 'Text, notifications'),
  off: t('Off', 'Text, notifications'),
} as const satisfies Record<NotificationChoice, string>

export function PreferenceTable({ groups }: { groups: Preferences['groups'] }) {
  const { api, context } = useRemote()
  const saving = useMutation(choiceMutation(api))
  const rows = groups.flatMap(({ name, kinds }) => {
    const free = kinds.filter(({ isFixed }) => !isFixed)
    return free.length > 0 ? [{ name, kinds: free }] : []
  })
  const all = rows.flatMap(({ kinds }) => kinds)

  const save = (name: string, choices: KindChoice[], tell: () => void) =>
    saving.mutateAsync(choices).then(tell, (error: Error) =>
      context.notify({
        tone: 'error',
        text: t('{name} not changed. {message}', { name, message: error.message }, 'Text, notifications'),
      }),
    )
  const choose = ({ kind, name }: NotificationPreference, choice: NotificationChoice) =>
    void save(name, [{ kind, choice }], () => context.announce(`${name}: ${said[choice]}`))
  const chooseAll = ({ isOn, on, off }: Column, isWanted: boolean) => {
    const choice = isWanted ? on : off
    const changed = all.filter((each) => isOn(each.choice) !== isWanted)
    const before = changed.flatMap(({ kind, choice: was }) =>
      isKnown(notificationChoices, was) ? [{ kind, choice: was }] : [],
    )
    const undo = () =>
      void save(t('All kinds', 'Text, notifications'), before, () =>
        context.announce(t('All kinds are as they were', 'Text, notifications')),
      )
    void save(
      t('All kinds', 'Text, notifications'),
      changed.map(({ kind }) => ({ kind, choice })),
      () =>
        context.notify({
          tone: 'success',
          text: t('All kinds: {choice}', { choice: said[choice] }, 'Notice, notification settings'),
          action: { label: t('Undo', 'Label, notifications'), run: undo },
        }),
    )
  }

  return (
    <table className="w-full border-collapse text-dense">
      <caption className="sr-only">{t('What to tell me, and how', 'Text, notifications')}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="pb-2 text-start align-bottom text-panel font-heavy wrap-anywhere">
            {t('What to tell me', 'Label, notifications')}
          </th>
          {columns.map(({ name, icon: Icon }) => (
            <th
              key={name}
              scope="col"
              className="w-13 px-0.5 pb-2 wrap-anywhere align-bottom text-meta leading-tight font-semibold text-muted desk:w-24"
            >
              <Icon aria-hidden="true" className="mx-auto mb-1 size-4" />
              {name}
            </th>
          ))}
        </tr>
        <tr className="border-b border-hairline">
          <th scope="row" className="text-start font-semibold">
            {t('All', 'Label, notifications')}
          </th>
          {columns.map((column) => (
            <Cell
              key={column.name}
              label={t('All: {name}', { name: column.name }, 'Label, notifications')}
              isOn={all.every(({ choice }) => column.isOn(choice))}
              onChange={(isWanted) => chooseAll(column, isWanted)}
            />
          ))}
        </tr>
      </thead>
      {rows.map(({ name: group, kinds }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1} className="text-start font-heavy wrap-anywhere desk:pt-4">
              <span className="max-desk:sr-only">{group}</span>
            </th>
          </tr>
          {kinds.map((preference) => (
            <tr key={preference.kind} className="border-b border-hairline">
              <th scope="row" className="py-1.5 pe-2 text-start leading-snug wrap-anywhere font-normal">
                {preference.name}
                {preference.about && (
                  <span className="block text-meta leading-snug text-muted">{preference.about}</span>
                )}
              </th>
              {columns.map(({ name, isOn, on, off }) => (
                <Cell
                  key={name}
                  label={`${preference.name}: ${name}`}
                  isOn={isOn(preference.choice)}
                  onChange={(isWanted) => choose(preference, isWanted ? on : off)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Cell({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <td>
      <Switch
        labelPlace="hidden"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="mx-auto w-fit px-1"
      >
        {label}
      </Switch>
    </td>
  )
}
