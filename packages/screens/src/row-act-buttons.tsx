import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { RowMenu, RowMenuChoice } from '@kere/ui/overlays/row-menu'
import { forRow, type RowActs } from './row-acts.ts'
import { useRowActs } from './use-row-acts.tsx'

interface RowActButtonsProps<Row extends { id: string }, Name extends string> {
  acts: RowActs<Row, Name>
  row: Row
  names: readonly Name[]
  /** True in a row: the buttons are small and lie over the row's link. Otherwise they are as wide as the panel. */
  isInRow?: boolean
  /** If true, the buttons of a wide row have labels, not only icons. */
  hasWords?: boolean
  /** Actions in a menu, so that somebody who means the button before them cannot press them by mistake. */
  inMenu?: readonly Name[]
  menuLabel?: string
}

/**
 * The buttons of the available actions. If an action replaces another, it takes over its button, so that the focus
 * stays.
 */
export function RowActButtons<Row extends { id: string }, Name extends string>({
  acts,
  row,
  names,
  isInRow = false,
  hasWords = false,
  inMenu = [],
  menuLabel = t('More', 'Text, part of a page'),
}: RowActButtonsProps<Row, Name>) {
  const { user } = useRemote().context.session
  const { run, busyWith, question } = useRowActs(acts, row)
  const offered = names.filter((name) => acts.acts[name].isOffered?.(row, user) ?? true)
  if (offered.length === 0 && !question) return null
  const isHidden = (name: Name) => inMenu.includes(name)
  const hidden = offered.filter(isHidden)
  const usual = isInRow ? undefined : offered.find((name) => acts.acts[name].isUsual)
  const buttonOf = (name: Name, place: number) => {
    const { label: named, icon: drawn, isDanger, shortcut } = acts.acts[name]
    const label = forRow(named, row)
    const icon = forRow(drawn, row)
    const isSmall = isInRow && !hasWords && icon
    return (
      <Button
        key={places[place]}
        variant={isSmall ? 'quiet' : name === usual ? 'primary' : isDanger && !hasWords ? 'danger' : 'outline'}
        size={isInRow ? 'toolbar' : 'normal'}
        wide={!isInRow}
        icon={hasWords ? undefined : icon}
        aria-label={
          isInRow
            ? t('{act} {name}', { act: label, name: acts.nameOf(row) }, 'For screen readers: Publish, and a title')
            : undefined
        }
        aria-keyshortcuts={shortcut}
        data-shortcut={label}
        isBusy={busyWith === name}
        onClick={() => run(name)}
        className={
          isSmall
            ? 'px-2.5 max-desk:border-control max-desk:bg-surface'
            : hasWords
              ? `px-2.5 ${isDanger ? 'text-danger' : ''}`
              : undefined
        }
      >
        {isSmall ? <span className="desk:hidden">{label}</span> : label}
      </Button>
    )
  }
  if (isInRow)
    return (
      <div className="relative z-1 flex items-center gap-1 has-[[open]]:z-2 max-desk:flex-wrap max-desk:gap-2">
        {offered.filter((name) => !isHidden(name)).map(buttonOf)}
        {hidden.length > 0 && (
          <RowMenu label={t('More for {name}', { name: acts.nameOf(row) }, 'For screen readers, menu of a row')}>
            {hidden.map((name) => (
              <RowMenuChoice
                key={name}
                icon={forRow(acts.acts[name].icon, row)}
                label={forRow(acts.acts[name].label, row)}
                of={acts.nameOf(row)}
                isDanger={acts.acts[name].isDanger ?? false}
                onChoose={() => run(name)}
              />
            ))}
          </RowMenu>
        )}
        {question}
      </div>
    )
  return (
    <div className="mt-5 flex flex-col gap-3">
      {offered.filter((name) => !isHidden(name)).map(buttonOf)}
      {hidden.length > 0 && (
        <Disclosure summary={menuLabel} summaryLayout="flex items-center gap-2 text-dense font-semibold">
          {hidden.map(buttonOf)}
        </Disclosure>
      )}
      {question}
    </div>
  )
}

const places = ['first', 'second', 'third', 'fourth']
