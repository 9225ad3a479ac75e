import { t } from '@kere/brand/messages'
import { bannerPath, coverPath } from '@kere/brand/art-paths'
import { categoryArt, type CategoryName } from '@kere/brand/categories'
import { limits } from '@kere/contracts/http/limits'
import { mentorshipAreaNames, mentorshipGroups, mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import Check from 'lucide-react/icons/check'
import Goal from 'lucide-react/icons/goal'
import Languages from 'lucide-react/icons/languages'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Video from 'lucide-react/icons/video'
import { mentorsQuery, NextMentors } from './next-mentors.tsx'
import { RequestsCard } from './own-requests-card.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/services/mentorship',
  languages: ['kn', 'hi', 'ta'],
  aliases: ['/mentorship'],
  sitemap: true,
}

const requestPath = '/dashboard/mentorship/request'

const art = { id: 'mtr_lakes', category: 'Water Resources' } as const

const benefits = [
  {
    icon: Video,
    title: t('One-to-one calls', 'Mentorship: what you get'),
    text: t(
      '{count, plural, one {# minute each, in the mentor’s open hours} other {# minutes each, in the mentor’s open hours}}',
      { count: mentorshipLimits.sessionMinutes },
      'Calls with a mentor',
    ),
  },
  {
    icon: NotebookPen,
    title: t('Written notes', 'Mentorship: what you get'),
    text: t('Yours alone, or shared with your mentor', 'Mentorship: what you get'),
  },
  {
    icon: Languages,
    title: t('Your language', 'Mentorship: what you get'),
    text: t('English, Kannada or Hindi where we can', 'Mentorship: what you get'),
  },
  {
    icon: Goal,
    title: t('Goals you both see', 'Mentorship: what you get'),
    text: t('Tick them off as you go', 'Mentorship: what you get'),
  },
]

const groupArt: readonly CategoryName[] = [
  'Water Resources',
  'Renewable Energy',
  'Climate Science',
  'Environmental Policy',
]

const steps = [
  {
    title: t('Ask', 'Part of a program; step: to ask for a mentor'),
    text: t(
      'Choose an area and your level, and write the question. It takes ten minutes, and a draft is kept.',
      'Mentorship: how it works',
    ),
  },
  {
    title: t('We assign', 'Mentorship: how it works'),
    text: t(
      'Our team reads it and picks a mentor who has room. You can withdraw any time before that.',
      'Mentorship: how it works',
    ),
  },
  {
    title: t('Talk', 'Mentorship: how it works'),
    text: t(
      'Pick a slot in the mentor’s week. After each call, write down what you agreed.',
      'Mentorship: how it works',
    ),
  },
]

const conditions = [
  t('Anyone with a Kere account, {age} or older', { age: limits.minimumAge }, 'Who can ask for a mentor'),
  t(
    '{count, plural, one {No more than # pending request at a time} other {No more than # pending requests at a time}}',
    { count: mentorshipLimits.pending },
    'Who can ask for a mentor',
  ),
  t('One pending request for each area', 'Who can ask for a mentor'),
]

function MentorshipPage() {
  const { user } = useRemote().context.session
  return (
    <>
      <header className="border-b border-hairline bg-surface desk:grid desk:grid-cols-2">
        <div className="px-gutter py-section desk:flex desk:justify-end desk:pe-10">
          <div className="w-full desk:max-w-[calc(var(--ds-page)/2-2.5rem)]">
            <h1 className="max-w-[calc(16*var(--ds-heading-ch))]">{t('A mentor for one clear question', 'Heading')}</h1>
            <p className="mt-4 max-w-[calc(46*var(--ds-ch))] text-lead text-muted">
              {t(
                'Tell us what you are stuck on. The Kere team reads every request and assigns a practitioner who has done it before.',
                'Mentorship',
              )}
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink
                href={user ? requestPath : withNext(signInPath, requestPath)}
                size="main"
                className="max-[37.5rem]:w-full"
              >
                {t('Request a Mentor', 'Link on the home page')}
              </ButtonLink>
              <ButtonLink href="/courses" variant="outline" size="main" className="max-[37.5rem]:w-full">
                {t('Browse courses', 'Button')}
              </ButtonLink>
            </div>
            <p className="mt-4 text-dense text-muted">
              {t('Free. We usually assign a mentor within 5 working days.', 'Mentorship')}
            </p>
          </div>
        </div>
        <div
          className="relative flex items-center overflow-hidden px-gutter py-8 desk:border-s-2 desk:border-ink desk:ps-10"
          style={{ backgroundColor: categoryArt[art.category].band }}
        >
          <img
            src={bannerPath(art)}
            alt=""
            width={1296}
            height={448}
            className="absolute inset-0 size-full object-cover"
          />
          <div className="relative w-full">
            <RequestsCard />
          </div>
        </div>
      </header>
      <div className="px-gutter pt-section pb-section">
        <div className="mx-auto grid max-w-page grid-cols-1 gap-y-section">
          <NextMentors />
          <div className="grid gap-x-12 gap-y-section wide:grid-cols-[5fr_7fr]">
            <section aria-labelledby="overview" className="border-t-2 border-ink pt-3.5">
              <h2 id="overview">{t('How mentorship works here', 'Heading')}</h2>
              <p className="mt-3 max-w-measure">
                {t(
                  'Bring one question about a project, a subject or your work, and talk it through with somebody who can answer it. Requests are matched by the admin team, who review each request and assign a mentor.',
                  'Mentorship',
                )}
              </p>
            </section>
            <section aria-labelledby="benefits" className="border-t-2 border-ink pt-3.5">
              <h2 id="benefits">{t('What you get', 'Heading')}</h2>
              <ul className="mt-3 grid list-none gap-x-10 desk:grid-cols-2">
                {benefits.map(({ icon: Icon, title, text }) => (
                  <li key={title} className="flex gap-3 border-b border-hairline py-3">
                    <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
                    <div>
                      <h3>{title}</h3>
                      <p className="text-dense text-muted">{text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <Areas />
          <section aria-labelledby="steps" className="border-t-2 border-ink pt-3.5">
            <h2 id="steps">{t('How it works', 'Button on the home page')}</h2>
            <ol className="mt-6 grid list-none gap-8 desk:grid-cols-3">
              {steps.map(({ title, text }, index) => (
                <li key={title} className="relative border-t-3 border-brand pt-4">
                  <span
                    aria-hidden="true"
                    className="absolute start-0 -top-2.5 size-4 rounded-full border-2 border-on-marigold bg-marigold"
                  />
                  <h3>
                    <span aria-hidden="true" className="me-2 text-brand">
                      {index + 1}
                    </span>
                    {title}
                  </h3>
                  <p className="mt-1 text-snug text-muted">{text}</p>
                </li>
              ))}
            </ol>
          </section>
          <div className="grid gap-x-12 gap-y-section wide:grid-cols-[7fr_5fr]">
            <section aria-labelledby="eligibility" className="border-t-2 border-ink pt-3.5">
              <h2 id="eligibility">{t('Who can ask', 'Heading')}</h2>
              <ul className="mt-2 list-none">
                {conditions.map((text) => (
                  <li key={text} className="flex gap-3 border-b border-hairline py-3">
                    <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
                    {text}
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="mentors" className="border-t-2 border-ink pt-3.5">
              <h2 id="mentors">{t('Want to mentor?', 'Heading')}</h2>
              <p className="mt-3 max-w-measure">
                {t(
                  'Approved educators set their own weekly hours, and how many people they take at once.',
                  'Mentorship',
                )}
              </p>
              <p className="mt-2">
                <TextLink href="/become-educator" hasArrow>
                  {t('Become an educator', 'Link')}
                </TextLink>
              </p>
            </section>
          </div>
        </div>
      </div>
    </>
  )
}

function Areas() {
  return (
    <section aria-labelledby="areas" className="border-t-2 border-ink pt-3.5">
      <h2 id="areas">{t('Four areas', 'Heading: of mentorship')}</h2>
      <ul className="mt-2 list-none">
        {mentorshipGroups.map(({ name, text, areas }, index) => (
          <li
            key={name}
            className="grid items-center gap-x-6 gap-y-3 border-b border-hairline py-5 desk:grid-cols-[7.5rem_minmax(0,1fr)] wide:grid-cols-[7.5rem_16rem_minmax(0,1fr)_minmax(0,1.1fr)]"
          >
            <img
              src={coverPath({ id: `mta_${index}`, category: groupArt[index] ?? 'Water Resources' })}
              alt=""
              width={120}
              height={70}
              loading="lazy"
              className="h-17.5 w-30 rounded-control object-cover max-desk:hidden desk:row-span-3 wide:row-span-1"
            />
            <h3 className="text-panel">{name}</h3>
            <p className="text-snug text-muted">{text}</p>
            <ul
              aria-label={t('Topics of {name}', { name }, 'Name of a list, for screen readers')}
              className="flex list-none flex-wrap gap-2 wide:justify-end"
            >
              {areas.map((area) => (
                <li key={area} className="rounded-control border border-hairline bg-surface px-2.5 py-1 text-dense">
                  {mentorshipAreaNames[area]}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const page: PublicPage = {
  component: MentorshipPage,
  queries: (_, api) => [mentorsQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: t('Mentorship', 'Menu of the site'),
      description: t(
        'Ask one clear question about water, energy, cities or work. Our team assigns a practitioner who has done it before. Free.',
        'What search engines show',
      ),
      canonical: route.path,
      breadcrumbs: [{ label: t('Mentorship', 'Menu of the site'), path: route.path }],
    },
  }),
}
