interface CategoryLabelProps {
  name: string
  color: string
}

/** A category's name with a coloured square, which is never shown without the name. */
export function CategoryLabel({ name, color }: CategoryLabelProps) {
  return (
    <span className="category-label">
      <span aria-hidden="true" className="swatch" style={{ background: color }} />
      {name}
    </span>
  )
}
