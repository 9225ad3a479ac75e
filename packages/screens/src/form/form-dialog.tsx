import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import type { ComponentProps, ReactNode } from 'react'

interface FormDialogProps {
  /** The result of `useForm`. */
  form: { props: ComponentProps<'form'>; isBusy: boolean; isDirty: boolean }
  title: string
  submit: { label: string; busy: string }
  /** The form's accessible name, if the dialog's title does not say what it contains. */
  label?: string
  isOpen?: boolean
  onClose: () => void
  className?: string
  /** A text above the form. */
  intro?: ReactNode
  /** The reason why the form was not sent; nothing is shown without one. */
  refusal?: ReactNode
  children: ReactNode
}

/** A form in a dialog over its page. Its buttons are outside the form, in the row where every dialog has them. */
export function FormDialog({
  form,
  submit,
  label,
  intro,
  refusal,
  isOpen = true,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      isTyped={form.isDirty}
      actions={
        <>
          <Button type="submit" form={form.props.id} isBusy={form.isBusy} busyLabel={submit.busy}>
            {submit.label}
          </Button>
          <Button variant="quiet" onClick={dialog.onClose}>
            {t('Cancel', 'Button, part of a page')}
          </Button>
        </>
      }
    >
      {intro}
      <form {...form.props} aria-label={label} className="mt-3 flex flex-col gap-4">
        {children}
        {refusal && <RefusedAct>{refusal}</RefusedAct>}
      </form>
    </Dialog>
  )
}
