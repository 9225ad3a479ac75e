import { t } from '@kere/brand/messages'
import { terrainPath } from '@kere/brand/art-paths'
import { TextLink } from '@kere/ui/controls/link'
import { Badge } from '@kere/ui/status/badge'

const stations = [
  {
    title: t('Challenge Labs', 'Way to learn, heading on the home page'),
    text: t(
      'Take on a real brief from a ward, a school or a lake group, with a team and a mentor.',
      'Way to learn, on the home page',
    ),
    link: { href: '/challenge-labs', label: t('See open labs', 'Link on the home page') },
  },
  {
    title: t('AI Learning Path', 'Way to learn, heading on the home page'),
    text: t('Answer four questions and get a path of courses and events.', 'Way to learn, on the home page'),
    link: { href: '/learn-path', label: t('Find your path', 'Link on the home page') },
    isBeta: true,
  },
  {
    title: t('Mentorship & Collaboration', 'Way to learn, heading on the home page'),
    text: t(
      'Ask a practitioner one clear question. Our team matches you and tells you when.',
      'Way to learn, on the home page',
    ),
    link: { href: '/services/mentorship', label: t('Request a Mentor', 'Link on the home page') },
  },
  {
    title: t('Impact Portfolio', 'Way to learn, heading on the home page'),
    text: t('Keep dated evidence of what changed: photos, readings and letters.', 'Way to learn, on the home page'),
    link: { href: '/impact-portfolio', label: t('See a portfolio', 'Link on the home page') },
  },
]

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-t-2 border-ink pt-3.5">
      <h2 id="how">{t('How it works', 'Heading on the home page')}</h2>
      <p className="mt-1.5 text-muted">
        {t('Four ways to learn. Start with any of them.', 'Below a heading on the home page')}
      </p>
      <img
        src={terrainPath}
        alt=""
        width={1200}
        height={178}
        loading="lazy"
        className="mt-3 hidden h-auto w-full wide:block"
      />
      <ol className="mt-5 list-none border-s-2 border-ink wide:mt-3 wide:grid wide:grid-cols-[25.5%_25.5%_25.5%_23.5%] wide:border-0">
        {stations.map(({ title, text, link, isBeta }, index) => (
          <li key={title} className="relative ps-5 pb-6 last:pb-0 wide:ps-0 wide:pe-6 wide:pb-0">
            <span
              aria-hidden="true"
              className="absolute -start-2 top-1 size-3.5 rounded-full border-2 border-on-marigold bg-marigold wide:hidden"
            />
            <h3>
              <span aria-hidden="true" className="me-2 text-brand">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="mt-1.5 mb-2.5 max-w-[calc(36*var(--ds-ch))] text-snug text-muted">{text}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-dense">
              <TextLink href={link.href} className="inline-grid min-h-6 items-center">
                {link.label}
              </TextLink>
              {isBeta && <Badge tone="leaf">{t('Beta', 'Mark of a new, unfinished part')}</Badge>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
