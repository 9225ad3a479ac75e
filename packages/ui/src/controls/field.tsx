import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, type ReactNode } from 'react'

export interface FieldTexts {
  label: string
  note?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  errorId?: string | undefined
}

interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const labelLook = 'mb-1.5 block text-snug leading-dense font-semibold'

/** A button in a row with a field, level with the control rather than with its label. */
export const BesideField = ({ children }: { children: ReactNode }) => (
  <div className="shrink-0">
    <span aria-hidden="true" className={labelLook}>
      {'\u00a0'}
    </span>
    {children}
  </div>
)

interface FieldProps extends FieldTexts {
  id?: string | undefined
  isLabelHidden?: boolean | undefined
  className?: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

export function Field({
  label,
  note,
  hint,
  error,
  errorId,
  id,
  isLabelHidden = false,
  className,
  children,
}: FieldProps) {
  const generated = useId()
  const control = id ?? generated
  const below = error || hint ? `${control}-below` : errorId
  return (
    <div className={className}>
      <label htmlFor={control} className={isLabelHidden ? 'sr-only' : labelLook}>
        {label}
        {note && <span className="font-normal text-muted"> {note}</span>}
      </label>
      {children({ id: control, 'aria-describedby': below, 'aria-invalid': error || errorId ? true : undefined })}
      {error ? (
        <FieldError id={below}>{error}</FieldError>
      ) : (
        hint && (
          <p id={below} className="mt-1.5 text-meta text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-meta font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
