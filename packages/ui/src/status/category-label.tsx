interface CategoryLabelProps {
  name: string
  color: string
}

/** The square never stands without the word. */
export function CategoryLabel({ name, color }: CategoryLabelProps) {
  return (
    <span className="category-label">
      <span aria-hidden="true" className="swatch" style={{ background: color }} />
      {name}
    </span>
  )
}
