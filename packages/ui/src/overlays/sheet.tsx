import { t } from '@kere/brand/messages'
import X from 'lucide-react/icons/x'
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'

interface SheetProps {
  id: string
  title: string
  action?: ReactNode
  footer?: ReactNode
  /**
   * If true, the content is part of the page, without title and foot, from 800 px and without JavaScript. The same
   * elements serve both.
   */
  isInlineAtDesk?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

const inlineAtDesk =
  'desk:static desk:m-0 desk:block desk:h-auto desk:max-h-none desk:w-auto desk:max-w-none desk:animate-none desk:overflow-visible desk:rounded-none desk:bg-transparent desk:shadow-none'
const inlineWithoutScript =
  '[@media(scripting:none)]:static [@media(scripting:none)]:block [@media(scripting:none)]:max-h-none [@media(scripting:none)]:animate-none [@media(scripting:none)]:bg-transparent [@media(scripting:none)]:shadow-none'

export function Sheet({ id, title, action, footer, isInlineAtDesk = false, children, className = '' }: SheetProps) {
  const heading = useId()
  const barsHidden = `${isInlineAtDesk ? 'desk:hidden' : ''} [@media(scripting:none)]:hidden`
  return (
    <dialog
      id={id}
      aria-labelledby={heading}
      closedby="any"
      className={`fixed inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-4rem)] w-full max-w-none animate-rise flex-col overflow-hidden rounded-t-card bg-raised text-ink shadow-layer open:flex ${isInlineAtDesk ? inlineAtDesk : 'desk:mx-auto desk:max-w-160'} ${inlineWithoutScript} ${className}`}
    >
      <div className={`flex min-h-17 items-center gap-2 border-b-2 border-ink ps-4 pe-2 ${barsHidden}`}>
        <h2 id={heading} className="grow text-panel">
          {title}
        </h2>
        {action}
        <button
          type="button"
          aria-label={t('Close', 'Button')}
          {...invoke('close', id)}
          className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-hover"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div
        className={`min-h-0 grow overflow-y-auto overscroll-contain px-4 ${isInlineAtDesk ? 'desk:overflow-visible desk:px-0' : ''} [@media(scripting:none)]:px-0`}
      >
        {children}
      </div>
      {footer && <div className={`border-t border-hairline px-4 py-3 ${barsHidden}`}>{footer}</div>}
    </dialog>
  )
}

interface SheetButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> {
  sheetId: string
}

export function SheetTrigger({ sheetId, className = '', ...rest }: SheetButtonProps) {
  return (
    <Button
      aria-haspopup="dialog"
      {...rest}
      {...invoke('show-modal', sheetId)}
      className={`${className} [@media(scripting:none)]:hidden`}
    />
  )
}

export function SheetClose({ sheetId, ...rest }: SheetButtonProps) {
  return <Button {...rest} {...invoke('close', sheetId)} />
}

/**
 * The attributes work before hydration. Browsers without invoker commands need the click handler, which does nothing in
 * others.
 */
function invoke(command: 'show-modal' | 'close', sheetId: string) {
  return {
    command,
    commandfor: sheetId,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      const sheet = event.currentTarget.ownerDocument.getElementById(sheetId)
      if (!(sheet instanceof HTMLDialogElement)) return
      if (command === 'close') sheet.close()
      else if (!sheet.open) sheet.showModal()
    },
  }
}
