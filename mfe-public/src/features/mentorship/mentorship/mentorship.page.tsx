import { countOf } from '@kere/brand/count'
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
import { RequestsCard } from './own-requests-card.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/services/mentorship', aliases: ['/mentorship'], sitemap: true }

const requestPath = '/dashboard/mentorship/request'

const art = { id: 'mtr_lakes', category: 'Water Resources' } as const

const benefits = [
  {
    icon: Video,
    title: 'One-to-one calls',
    text: `${countOf(mentorshipLimits.sessionMinutes, 'minute')} each, in the mentor’s open hours`,
  },
  { icon: NotebookPen, title: 'Written notes', text: 'Yours alone, or shared with your mentor' },
  { icon: Languages, title: 'Your language', text: 'English, Kannada or Hindi where we can' },
  { icon: Goal, title: 'Goals you both see', text: 'Tick them off as you go' },
]

const groupArt: readonly CategoryName[] = [
  'Water Resources',
  'Renewable Energy',
  'Climate Science',
  'Environmental Policy',
]

const steps = [
  {
    title: 'Ask',
    text: 'Choose an area and your level, and write the question. It takes ten minutes, and a draft is kept.',
  },
  {
    title: 'We assign',
    text: 'Our team reads it and picks a mentor who has room. You can withdraw any time before that.',
  },
  { title: 'Talk', text: 'Pick a slot in the mentor’s week. After each call, write down what you agreed.' },
]

const conditions = [
  `Anyone with a Kere account, ${limits.minimumAge} or older`,
  `No more than ${countOf(mentorshipLimits.pending, 'pending request')} at a time`,
  'One pending request for each area',
]

function MentorshipPage() {
  const { user } = useRemote().context.session
  return (
    <>
      <header className="border-b border-hairline bg-surface desk:grid desk:grid-cols-2">
        <div className="px-gutter py-section desk:flex desk:justify-end desk:pe-10">
          <div className="w-full desk:max-w-[calc(var(--container-page)/2)]">
            <h1 className="max-w-[calc(16*var(--ds-heading-ch))]">A mentor for one clear question</h1>
            <p className="mt-4 max-w-[calc(46*var(--ds-ch))] text-lead text-muted">
              Tell us what you are stuck on. The Kere team reads every request and assigns a practitioner who has done
              it before.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink
                href={user ? requestPath : withNext(signInPath, requestPath)}
                size="main"
                className="max-[37.5rem]:w-full"
              >
                Request a Mentor
              </ButtonLink>
              <ButtonLink href="/courses" variant="outline" size="main" className="max-[37.5rem]:w-full">
                Browse courses
              </ButtonLink>
            </div>
            <p className="mt-4 text-dense text-muted">Free. We usually assign a mentor within 5 working days.</p>
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
        <div className="mx-auto grid max-w-page gap-y-section">
          <div className="grid gap-x-12 gap-y-section wide:grid-cols-[5fr_7fr]">
            <section aria-labelledby="overview" className="border-t-2 border-ink pt-3.5">
              <h2 id="overview">How mentorship works here</h2>
              <p className="mt-3 max-w-measure">
                Bring one question about a project, a subject or your work, and talk it through with somebody who can
                answer it. Requests are matched by the admin team, who review each request and assign a mentor.
              </p>
            </section>
            <section aria-labelledby="benefits" className="border-t-2 border-ink pt-3.5">
              <h2 id="benefits">What you get</h2>
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
            <h2 id="steps">How it works</h2>
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
              <h2 id="eligibility">Who can ask</h2>
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
              <h2 id="mentors">Want to mentor?</h2>
              <p className="mt-3 max-w-measure">
                Approved educators set their own weekly hours, and how many people they take at once.
              </p>
              <p className="mt-2">
                <TextLink href="/become-educator" hasArrow>
                  Become an educator
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
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="areas">Four areas</h2>
        <p className="text-meta text-muted">One pending request for each topic, two in all</p>
      </div>
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
            <ul aria-label={`Topics of ${name}`} className="flex list-none flex-wrap gap-2 wide:justify-end">
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
  describe: () => ({
    status: 200,
    meta: {
      title: 'Mentorship',
      description:
        'Ask one clear question about water, energy, cities or work. Our team assigns a practitioner who has done it before. Free.',
      canonical: route.path,
      breadcrumbs: [{ label: 'Mentorship', path: route.path }],
    },
  }),
}
