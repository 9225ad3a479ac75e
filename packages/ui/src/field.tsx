import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import Search from 'lucide-react/icons/search'
import { useId, type ComponentProps, type ReactNode } from 'react'

interface FieldTexts {
  label: string
  /** Beside the label, in lighter type: "(optional)". */
  note?: string | undefined
  hint?: ReactNode
  error?: string | undefined
}

/** What the control inside a field must carry to belong to its label and texts. */
interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  isLabelHidden?: boolean | undefined
  className?: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** Label above, then the control, then its error or its hint. */
export function Field({ label, note, hint, error, id, isLabelHidden = false, className, children }: FieldProps) {
  const generated = useId()
  const control = id ?? generated
  const below = error || hint ? `${control}-below` : undefined
  return (
    <div className={className}>
      <label
        htmlFor={control}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-snug leading-dense font-semibold'}
      >
        {label}
        {note && <span className="font-normal text-muted"> {note}</span>}
      </label>
      {children({ id: control, 'aria-describedby': below, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={below} className="mt-1.5 flex gap-1.5 text-meta font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
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

const box =
  'block min-h-11 w-full rounded-control border border-control bg-surface px-3 text-body text-ink transition-[border-color] aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-[11px] aria-invalid:[--ds-focus:var(--ds-danger)] read-only:border-dashed read-only:bg-sunken'

interface TextInputProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'size'> {
  /** 44 px, or 48 on the ways in. */
  size?: 'normal' | 'tall' | undefined
  /** A button inside the box, at its end. */
  end?: ReactNode
  className?: string | undefined
}

export function TextInput({ label, note, hint, error, id, size, end, className, ...rest }: TextInputProps) {
  return (
    <Field {...{ label, note, hint, error, id, className }}>
      {(control) => (
        <span className="relative block">
          <input
            type="text"
            {...rest}
            {...control}
            className={`${box} ${size === 'tall' ? 'min-h-12' : ''} ${end ? 'pe-24!' : ''}`}
          />
          {end && <span className="absolute inset-y-0 inset-e-0 flex items-center">{end}</span>}
          {rest.readOnly && (
            <Lock
              aria-hidden="true"
              className="pointer-events-none absolute inset-e-3 top-1/2 size-4.5 -translate-y-1/2"
            />
          )}
        </span>
      )}
    </Field>
  )
}

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Read aloud, not shown. */
  label: string
  className?: string | undefined
}

/** A search box with its magnifying glass; 52 px, to stand beside a main button. */
export function SearchInput({ label, id, className, ...rest }: SearchInputProps) {
  return (
    <Field {...{ label, id, className }} isLabelHidden>
      {({ id: control }) => (
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-s-3.5 top-1/2 size-5 -translate-y-1/2"
          />
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            {...rest}
            id={control}
            className={`${box} min-h-13 ps-11`}
          />
        </span>
      )}
    </Field>
  )
}
