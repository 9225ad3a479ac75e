import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { coverPath } from '@kere/brand/art-paths'
import type { CategoryName } from '@kere/brand/categories'
import { labelOf } from '@kere/contracts/http/open-value'
import type { NewsItem } from '@kere/contracts/site/sustainability-news'
import { newsCategoryNames, type NewsCategory } from '@kere/contracts/site/sustainability-news-options'
import { Badge } from '@kere/ui/status/badge'
import { momentInIndia } from '@kere/ui/time/time-in-india'
import ExternalLink from 'lucide-react/icons/external-link'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { Cover } from '../../../pages/cover.tsx'

const artSubjects: Readonly<Record<string, CategoryName>> = {
  energy: 'Renewable Energy',
  education: 'Sustainable Development',
  youth_action: 'Social Justice & Law',
  policy: 'Environmental Policy',
  innovation: 'Sustainable Business',
  events: 'Climate Science',
  conservation: 'Conservation',
  transportation: 'Urban Sustainability',
  agriculture: 'Sustainable Agriculture',
  urban_planning: 'Green Building',
} satisfies Record<NewsCategory, CategoryName>

/**
 * Shows the newest story with the drawing of its category, because feeds contain no pictures that the site may show.
 */
export function Lead({ item }: { item: NewsItem }) {
  const subject = { id: item.id.slice(0, 30), category: artSubjects[item.category] ?? 'Climate Science' }
  return (
    <div className="mb-8 gap-6 border-b border-hairline pb-6 desk:grid desk:grid-cols-[18.5rem_minmax(0,1fr)] desk:items-center">
      <Cover drawing={coverPath(subject)} image={null} className="h-40 rounded-card border desk:h-52" />
      <article id={item.id} className="min-w-0 scroll-mt-24 max-desk:mt-4">
        {item.publishedAt && (
          <p className="text-meta text-muted">
            <time dateTime={item.publishedAt}>{momentInIndia(Date.parse(item.publishedAt))} IST</time>
          </p>
        )}
        <h2 lang={englishHere} className="mt-1 text-section wrap-break-word">
          <StoryTitle item={item} />
        </h2>
        {item.description && (
          <p lang={englishHere} className="mt-2 text-muted wrap-break-word">
            {item.description}
          </p>
        )}
        <StorySource item={item} />
      </article>
    </div>
  )
}

export function Story({ item }: { item: NewsItem }) {
  const { id, description, publishedAt } = item
  return (
    <li
      id={id}
      className="scroll-mt-24 gap-x-6 border-b border-hairline py-5 desk:grid desk:grid-cols-[5.5rem_minmax(0,1fr)]"
    >
      <p className="text-meta text-muted max-desk:mb-1">
        {publishedAt ? (
          <time dateTime={publishedAt}>{momentInIndia(Date.parse(publishedAt)).split(', ')[1]}</time>
        ) : (
          <Badge tone="warn" icon={<FlaskConical aria-hidden="true" />}>
            {t('Sample', 'A story that is no news')}
          </Badge>
        )}
      </p>
      <article className="min-w-0">
        <h3 lang={englishHere} className="text-card wrap-break-word">
          <StoryTitle item={item} />
        </h3>
        {description && (
          <p lang={englishHere} className="mt-1 text-dense text-muted wrap-break-word">
            {description}
          </p>
        )}
        <StorySource item={item} />
      </article>
    </li>
  )
}

const StoryTitle = ({ item: { title, url } }: { item: NewsItem }) =>
  url ? (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-ink no-underline underline-offset-3 hover:underline"
    >
      {title}
    </a>
  ) : (
    title
  )

const StorySource = ({ item: { source, category } }: { item: NewsItem }) => (
  <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-meta text-muted">
    {source && (
      <>
        <span lang={englishHere} className="inline-flex items-center gap-1.5 font-semibold text-brand">
          {source}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </span>
        <span aria-hidden="true">·</span>
      </>
    )}
    {labelOf(newsCategoryNames, category)}
  </p>
)
