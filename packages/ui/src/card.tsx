import type { ComponentProps, ReactNode } from 'react'

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

/**
 * One link: put a `CardTitle` with an `href` in it. Five children (cover, label, title, text, foot) share their rows with the
 * cards beside it. The gap between cards is a margin: a row gap would open inside them too.
 */
export function Card({ children }: { children: ReactNode }) {
  return <li className="card">{children}</li>
}

interface CardCoverProps extends Omit<ComponentProps<'img'>, 'alt' | 'className'> {
  src: string
  width: number
  height: number
}

/** Decoration: the title says what the card is. */
export function CardCover(props: CardCoverProps) {
  return <img decoding="async" {...props} alt="" className="card-cover w-full object-cover" />
}

export function CardLabel({ children }: { children: ReactNode }) {
  return <div className="card-label">{children}</div>
}

interface CardTitleProps {
  href: string
  headingLevel?: 'h2' | 'h3' | undefined
  children: ReactNode
}

export function CardTitle({ href, headingLevel: Heading = 'h3', children }: CardTitleProps) {
  return (
    <Heading className="card-title">
      <a href={href}>{children}</a>
    </Heading>
  )
}

export function CardText({ children }: { children: ReactNode }) {
  return <div className="card-text">{children}</div>
}

interface CardFootProps {
  facts?: ReactNode
  start: ReactNode
  end?: ReactNode
}

export function CardFoot({ facts, start, end }: CardFootProps) {
  return (
    <div className="card-foot">
      {facts && <div className="card-facts">{facts}</div>}
      <div className="card-line">
        {start}
        {end && <span className="card-end">{end}</span>}
      </div>
    </div>
  )
}
