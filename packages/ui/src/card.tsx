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
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <li
      className={`group/card relative row-span-5 mb-gap grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-hairline bg-surface transition-[border-color] hover:border-control has-[a:focus-visible]:outline-(length:--ds-focus-width) has-[a:focus-visible]:outline-offset-(--ds-focus-gap) has-[a:focus-visible]:outline-(--ds-focus) has-[a:focus-visible]:outline-solid ${className}`}
    >
      {children}
    </li>
  )
}

interface CardCoverProps extends Omit<ComponentProps<'img'>, 'alt' | 'className'> {
  src: string
  width: number
  height: number
}

/** Decoration: the title says what the card is. */
export function CardCover(props: CardCoverProps) {
  return (
    <img
      decoding="async"
      {...props}
      alt=""
      className="h-30 w-full border-b border-hairline bg-sunken object-cover desk:h-33"
    />
  )
}

export function CardLabel({ children }: { children: ReactNode }) {
  return <div className="px-4 pt-3.5">{children}</div>
}

interface CardTitleProps {
  href: string
  headingLevel?: 'h2' | 'h3' | undefined
  children: ReactNode
}

export function CardTitle({ href, headingLevel: Heading = 'h3', children }: CardTitleProps) {
  return (
    <Heading className="px-4 pt-1.75 text-card">
      <a
        href={href}
        className="text-ink no-underline decoration-2 underline-offset-3 outline-none group-hover/card:underline after:absolute after:inset-0"
      >
        {children}
      </a>
    </Heading>
  )
}

export function CardText({ children }: { children: ReactNode }) {
  return <div className="px-4 pt-1.5 text-snug text-muted">{children}</div>
}

interface CardFootProps {
  facts?: ReactNode
  start: ReactNode
  end?: ReactNode
}

export function CardFoot({ facts, start, end }: CardFootProps) {
  return (
    <div className="flex flex-col justify-end px-4 pt-2.5 pb-3.5">
      {facts && <div className="mb-3 text-meta text-muted">{facts}</div>}
      <div className="flex items-center justify-between gap-4 border-t border-hairline pt-3">
        {start}
        {end && <span className="text-meta text-muted">{end}</span>}
      </div>
    </div>
  )
}
