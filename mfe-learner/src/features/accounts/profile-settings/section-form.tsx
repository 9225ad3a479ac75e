import { t } from '@kere/brand/messages'
import type { ProfileSectionName, OwnProfile } from '@kere/contracts/accounts/profile-settings'
import { profileMessages } from '@kere/contracts/accounts/profile-settings-options'
import { ConflictPanel } from '@kere/screens/conflict-panel'
import { clockOf } from '@kere/screens/time-in-india'
import { Badge } from '@kere/ui/status/badge'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Section } from '@kere/ui/layout/section'
import CircleCheck from 'lucide-react/icons/circle-check'
import Pencil from 'lucide-react/icons/pencil'
import { createContext, type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Section as SectionState } from './use-section.ts'
import type { TypedState } from './use-typed-sections.ts'

export interface SectionProps<Name extends ProfileSectionName> {
  profile: OwnProfile
  stored: NonNullable<OwnProfile['sections'][Name]>
  state: TypedState
}

/** The element for a section's save bar while the section itself is scrolled out of view. */
export const SaveBarPlace = createContext<HTMLElement | null>(null)

interface SectionFormProps<Name extends ProfileSectionName> {
  title: string
  lead?: ReactNode
  section: SectionState<Name>
  labels: Readonly<Record<string, string>>
  savesAtOnce?: boolean
  children: ReactNode
}

export function SectionForm<Name extends ProfileSectionName>({
  title,
  lead,
  section,
  labels,
  savesAtOnce = false,
  children,
}: SectionFormProps<Name>) {
  const { isDirty, isConflict, isBusy, savedAt, refusal } = section
  const isOpen = isDirty && !(savesAtOnce && isBusy)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const place = use(SaveBarPlace)
  const isAway = useIsAway(form, isOpen)

  useEffect(() => {
    const { activeElement } = document
    if (isOpen && form.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  const isInBar = useRef(false)
  useEffect(() => {
    if (isOpen || !isInBar.current) return
    isInBar.current = false
    if (document.activeElement === document.body) form.current?.focus({ preventScroll: true })
  }, [isOpen])

  return (
    <Section title={title} lead={lead} meta={<Standing isOpen={isOpen} savedAt={savedAt} />}>
      <form
        ref={form}
        id={formId}
        noValidate
        tabIndex={-1}
        aria-label={title}
        className="**:scroll-mb-24"
        onSubmit={(event) => {
          event.preventDefault()
          if (isDirty && !isConflict) void section.save()
        }}
      >
        {isConflict && (
          <div className="mb-5">
            <ConflictPanel
              noun="section"
              differences={differencesOf(section, labels)}
              onChoose={(whose) => section.choose(whose)}
            />
          </div>
        )}
        {children}
        {refusal && <RefusedAct className="mt-4">{refusal}</RefusedAct>}
        {isOpen &&
          !isConflict &&
          inPlace(
            <div
              data-save-bar
              onFocus={() => (isInBar.current = true)}
              onBlur={({ relatedTarget }) => (isInBar.current = relatedTarget === null)}
              className="pointer-events-auto sticky bottom-[calc(0.75rem+var(--shell-consent,0rem))] z-1 mt-5 flex min-h-14 items-center gap-1 rounded-card border border-[light-dark(transparent,var(--ds-control))] bg-bar ps-4 pe-2 text-dense text-on-bar shadow-layer [--ds-focus:var(--ds-on-bar)] desk:bottom-[calc(1.25rem+var(--shell-consent,0rem))]"
            >
              <p className="min-w-0 grow">
                {t('{section} has changes', { section: title }, 'In the bar to save, profile')}
              </p>
              <Button
                variant="quiet"
                size="toolbar"
                onClick={section.discard}
                className="text-on-bar! hover:bg-[color-mix(in_oklab,var(--ds-on-bar)_14%,transparent)]!"
              >
                {t('Discard', 'Button, profile')}
              </Button>
              <Button
                type="submit"
                form={formId}
                variant="marigold"
                size="toolbar"
                isBusy={isBusy}
                busyLabel={t('Saving', 'On a button while it works, profile')}
              >
                {t('Save', 'Button, profile')}
              </Button>
            </div>,
            isAway ? place : null,
          )}
      </form>
      <p role="status" className={savedAt === null ? 'sr-only' : 'mt-4 font-medium text-leaf'}>
        {savedAt !== null && profileMessages.saved}
      </p>
    </Section>
  )
}

const inPlace = (bar: ReactNode, place: HTMLElement | null) => (place ? createPortal(bar, place) : bar)

function useIsAway(form: RefObject<HTMLFormElement | null>, isWatched: boolean) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!isWatched || !form.current) return
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false))
    observer.observe(form.current)
    return () => observer.disconnect()
  }, [form, isWatched])
  return isAway
}

function Standing({ isOpen, savedAt }: { isOpen: boolean; savedAt: number | null }) {
  if (isOpen)
    return (
      <Badge tone="warn" icon={<Pencil aria-hidden="true" />}>
        {t('Not saved', 'State, profile')}
      </Badge>
    )
  if (savedAt === null) return null
  return (
    <span className="flex items-center gap-1.5 font-medium text-leaf">
      <CircleCheck aria-hidden="true" className="size-4" />
      {t('Saved {when}', { when: clockOf(savedAt) }, 'State, profile')}
    </span>
  )
}

function differencesOf<Name extends ProfileSectionName>(
  { values, stored }: SectionState<Name>,
  labels: Readonly<Record<string, string>>,
) {
  const mine: Record<string, unknown> = { ...values }
  const theirs: Record<string, unknown> = { ...stored }
  return Object.entries(labels)
    .map(([field, name]) => ({ name, mine: textOf(mine[field]), theirs: textOf(theirs[field]) }))
    .filter((each) => each.mine !== each.theirs)
}

function textOf(value: unknown) {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'boolean') return value ? t('On', 'Text, profile') : t('Off', 'Text, profile')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
