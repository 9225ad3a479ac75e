import { t } from '@kere/brand/messages'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'

interface ChatFlowTurnProps {
  headingId: string
  hintId: string
  headingLevel: 'h2' | 'h3'
  title: string
  hint: string | undefined
  children?: ReactNode
  action: string
  isBusy: boolean
  keys?: ReactNode
  isEditing: boolean
  onBack: (() => void) | undefined
  onSkip?: (() => void) | undefined
  onSubmit: () => void
}

export function ChatFlowTurn({ headingLevel: Heading, children, ...turn }: ChatFlowTurnProps) {
  return (
    // Before the script has loaded, Enter must not reload the page and lose the answer. The method `dialog` sends
    // nothing.
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        turn.onSubmit()
      }}
      className="scroll-mt-24 border-t-2 border-ink pt-5"
    >
      <Heading id={turn.headingId} tabIndex={-1} className="text-title">
        {turn.title}
      </Heading>
      {turn.hint && (
        <p id={turn.hintId} className="mt-2 text-lead text-muted">
          {turn.hint}
        </p>
      )}
      {children && <div className="mt-5 [@media(scripting:none)]:hidden">{children}</div>}
      <div className="mt-6 flex flex-wrap items-center justify-end gap-x-3.5 gap-y-3 in-[dialog]:max-desk:sticky in-[dialog]:max-desk:bottom-0 in-[dialog]:max-desk:-mx-gutter in-[dialog]:max-desk:border-t in-[dialog]:max-desk:border-hairline in-[dialog]:max-desk:bg-raised in-[dialog]:max-desk:px-gutter in-[dialog]:max-desk:py-3 [@media(scripting:none)]:hidden">
        {turn.onBack && (
          <Button
            variant="quiet"
            size="main"
            icon={turn.isEditing ? <X aria-hidden="true" /> : <ArrowLeft aria-hidden="true" />}
            onClick={turn.onBack}
            className="me-auto px-3!"
          >
            {turn.isEditing ? t('Cancel', 'Button') : t('Back', 'Button')}
          </Button>
        )}
        {turn.keys && <p className="hidden text-meta text-muted pointer-fine:desk:block">{turn.keys}</p>}
        {turn.onSkip && (
          <Button variant="quiet" size="main" onClick={turn.onSkip} className="px-4!">
            {t('Skip', 'Button')}
          </Button>
        )}
        {/* Enter presses the hidden submit button. If the visible button is clicked before the script has loaded,
            the shell repeats the click. */}
        <button type="submit" hidden>
          {turn.action}
        </button>
        <Button size="main" isBusy={turn.isBusy} onClick={turn.onSubmit}>
          {turn.action}
        </Button>
      </div>
    </form>
  )
}

const never = () => () => {}

export function ModifierKey() {
  const isApple = useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  )
  return isApple ? '⌘' : 'Ctrl'
}
