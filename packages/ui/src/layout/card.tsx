import { langHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import type { ReactNode } from 'react'
import { Unbroken } from './unbroken.tsx'

interface CardGridProps {
  as?: 'ul' | 'div' | undefined
  children?: ReactNode
  /** The markup of all cards, used instead of `children`. */
  html?: string | undefined
  className?: string | undefined
}

export function CardGrid({ as: List = 'ul', children, html, className = '' }: CardGridProps) {
  return (
    <List
      className={`-mb-gap grid list-none grid-cols-1 gap-x-gap desk:grid-cols-2 wide:grid-cols-3 ${className}`}
      {...(html !== undefined && { dangerouslySetInnerHTML: { __html: html } })}
    >
      {children}
    </List>
  )
}

interface CardProps {
  /** Decoration, because the title names the card. */
  cover: ReactNode
  label: string
  swatch: string
  title: string
  href: string
  headingLevel?: 'h2' | 'h3' | undefined
  text: string
  /** The language of title and text, if it is not English. */
  lang?: string | undefined
  /** True if the text is the site's and not what somebody wrote. */
  isOwnText?: boolean | undefined
  facts?: ReactNode
  start?: ReactNode
  end?: ReactNode
}

/**
 * A card. Its parts share grid rows with neighbouring cards, so gaps are margins. It is one component, because
 * rendering a component takes longer than an element.
 */
export function Card({
  cover,
  label,
  swatch,
  title,
  href,
  headingLevel: Heading = 'h3',
  text,
  lang = 'en',
  isOwnText = false,
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
        <a href={localPath(href)} lang={langHere(lang)}>
          <Unbroken>{title}</Unbroken>
        </a>
      </Heading>
      <p className="card-text" lang={isOwnText ? undefined : langHere(lang)}>
        {text}
      </p>
      <div className="card-foot">
        {facts && <div className="card-facts">{facts}</div>}
        {start && (
          <div className="card-line">
            {start}
            {end && <span className="card-end">{end}</span>}
          </div>
        )}
      </div>
    </li>
  )
}
