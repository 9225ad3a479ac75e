import { t } from '@kere/brand/messages'
import { TextLink } from '../controls/link.tsx'

const link = /(https?:\/\/\S+)/

/** Shows a venue: a description by the educator, the link of a map, or both. */
export function Venue({ children }: { children: string }) {
  return children.split(link).map((part) =>
    isLink(part) ? (
      <TextLink key={part} href={part} target="_blank" rel="noopener">
        {part}
        <span className="sr-only"> {t('(new tab)', 'After a link, for screen readers')}</span>
      </TextLink>
    ) : (
      part
    ),
  )
}

export const hasLink = (venue: string) => venue.split(link).some(isLink)

const isLink = (part: string) => link.test(part) && URL.canParse(part)
