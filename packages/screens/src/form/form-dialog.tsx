import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import type { ComponentProps, ReactNode } from 'react'

interface FormDialogProps {
  /** `useForm` returns one. */
  form: { props: ComponentProps<'form'>; isBusy: boolean }
  title: string
  submit: { label: string; busy: string }
  /** Names the form where its title does not say what it holds. */
  label?: string
  isOpen?: boolean
  onClose: () => void
  className?: string
  /** Text above the form. */
  intro?: ReactNode
  /** Why it was not sent; nothing is drawn without a reason. */
  refusal?: ReactNode
  children: ReactNode
}

/** A form that is filled in over its page. Its buttons stand outside it, in the row where every dialog has them. */
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
      actions={
        <>
          <Button type="submit" form={form.props.id} isBusy={form.isBusy} busyLabel={submit.busy}>
            {submit.label}
          </Button>
          <Button variant="quiet" onClick={dialog.onClose}>
            Cancel
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
