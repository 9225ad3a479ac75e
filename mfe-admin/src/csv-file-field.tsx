import { useId, type ComponentProps } from 'react'

/** A field for a CSV file, which is read in this browser. */
export function CsvFileField({ hint, ...rest }: { hint?: string } & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-snug leading-dense font-semibold">
        CSV file
        {hint && <span className="block text-meta font-normal text-muted">{hint}</span>}
      </label>
      <input
        {...rest}
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        className="block min-h-11 w-full max-w-full text-dense file:me-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-surface file:px-4 file:font-semibold"
      />
    </div>
  )
}
