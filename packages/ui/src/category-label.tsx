interface CategoryLabelProps {
  name: string
  color: string
  className?: string | undefined
}

/** The square never stands without the word. */
export function CategoryLabel({ name, color, className = '' }: CategoryLabelProps) {
  return (
    <span className={`inline-flex items-center gap-2 text-meta text-muted ${className}`}>
      <span aria-hidden="true" className="size-2.25 shrink-0 rounded-swatch" style={{ background: color }} />
      {name}
    </span>
  )
}
