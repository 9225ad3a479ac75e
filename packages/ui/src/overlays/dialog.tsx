import { t } from '@kere/brand/messages'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Something was typed. Only a button closes the dialog then, not Escape or a press beside it. */
  isTyped?: boolean
  head?: ReactNode
  children: ReactNode
  actions?: ReactNode
  className?: string | undefined
}

/**
 * A dialog (S-469), shown as a sheet on phones. It uses the native element, which keeps the focus inside and returns
 * it.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  isTyped = false,
  head,
  children,
  actions,
  className = '',
}: DialogProps) {
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  // The browser returns the focus only when a dialog closes, not when it is removed from the page.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      closedby={isTyped ? 'none' : 'any'}
      onClose={onClose}
      className={`m-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-105 animate-arrive overflow-y-auto overscroll-contain rounded-card bg-raised p-5.5 pt-0 text-ink shadow-layer [--ds-focus:var(--ds-brand)] max-desk:mb-0 max-desk:w-full max-desk:max-w-2xl! max-desk:animate-rise max-desk:rounded-b-none max-desk:px-gutter ${className}`}
    >
      <div
        className={`sticky top-0 z-1 -mx-5.5 bg-raised px-5.5 pt-5.5 max-desk:-mx-gutter max-desk:px-gutter ${head ? 'mb-6 border-b border-hairline pb-3.5' : 'pb-1'}`}
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} className="text-panel">
            {title}
          </h2>
          <button
            type="button"
            aria-label={t('Close', 'Button')}
            onClick={() => dialog.current?.close()}
            className="-me-3 -mt-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {head}
      </div>
      {children}
      {actions && <div className="mt-5 flex flex-wrap gap-3 [&>:first-child]:grow max-desk:[&>*]:grow">{actions}</div>}
    </dialog>
  )
}
