import type { ReactNode } from 'react'

interface CardGridProps {
  as?: 'ul' | 'div' | undefined
  children: ReactNode
  className?: string | undefined
}

/** One column on phones, two from 800 px, three from 1100; rows inside the cards share their heights. */
export function CardGrid({ as: List = 'ul', children, className = '' }: CardGridProps) {
  return (
    <List className={`-mb-gap grid list-none grid-cols-1 gap-x-gap desk:grid-cols-2 wide:grid-cols-3 ${className}`}>
      {children}
    </List>
  )
}

interface CardProps {
  /** Decoration: the title says what the card is. */
  cover: ReactNode
  label: string
  /** Colour of the square beside the label. */
  swatch: string
  title: string
  /** The card's one link. */
  href: string
  headingLevel?: 'h2' | 'h3' | undefined
  text: string
  facts?: ReactNode
  start: ReactNode
  end?: ReactNode
}

/**
 * Its five parts (cover, label, title, text, foot) share their rows with the cards beside it. The gap between cards is a margin: a
 * row gap would open inside them too. One component, because a page has many cards, and a component takes longer to render than
 * an element.
 */
export function Card({
  cover,
  label,
  swatch,
  title,
  href,
  headingLevel: Heading = 'h3',
  text,
  facts,
  start,
  end,
}: CardProps) {
  return (
    <li className="card">
      {cover}
      <div className="card-label category-label">
        <span aria-hidden="true" className="swatch" style={{ background: swatch }} />
        {label}
      </div>
      <Heading className="card-title">
        <a href={href}>{title}</a>
      </Heading>
      <p className="card-text">{text}</p>
      <div className="card-foot">
        {facts && <div className="card-facts">{facts}</div>}
        <div className="card-line">
          {start}
          {end && <span className="card-end">{end}</span>}
        </div>
      </div>
    </li>
  )
}
