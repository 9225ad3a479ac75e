import CircleAlert from 'lucide-react/icons/circle-alert'

export function FormFailure({ children }: { children: string }) {
  return (
    <p role="alert" className="flex gap-1.5 text-dense font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
