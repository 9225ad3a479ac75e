import { t } from '@kere/brand/messages'
import { bannerPath } from '@kere/brand/art-paths'
import { categoryArt } from '@kere/brand/categories'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { ApprovalSteps } from './approval-steps.tsx'
import { Benefits } from './benefits.tsx'
import { Questions } from './questions.tsx'
import { sampleCourseQuery } from './sample-course.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/become-educator', languages: ['kn', 'hi', 'ta'], sitemap: true, maxAgeSeconds: 10 }

const art = { id: 'edu_hills', category: 'Biodiversity' } as const
const { band } = categoryArt[art.category]

function BecomeEducatorPage() {
  return (
    <>
      <header className="relative overflow-hidden px-gutter text-on-band" style={{ backgroundColor: band }}>
        <img
          src={bannerPath(art)}
          alt=""
          width={1296}
          height={448}
          fetchPriority="high"
          className="absolute inset-0 size-full object-fill"
        />
        <div className="relative mx-auto flex max-w-page flex-col justify-center py-section desk:min-h-102">
          <h1 className="max-w-[calc(16*var(--ds-heading-ch))]">
            {t('Teach what you practise.', 'Heading of a slide on the home page')}
          </h1>
          <p className="mt-4 max-w-[calc(44*var(--ds-ch))] text-lead">
            {t(
              'If you have deepened a tank, wired a roof or run a seed bank, you can show others how, with tasks they do where they live.',
              'To people who could teach',
            )}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink
              href="/educator-chatbot"
              variant="marigold"
              size="main"
              className="outline-on-band max-[37.5rem]:w-full"
            >
              {t('Start your application', 'Button: to teach')}
            </ButtonLink>
            <p className="text-dense">{t('12 questions, about 6 minutes.', 'Below a button: to apply to teach')}</p>
          </div>
        </div>
      </header>
      <div className="px-gutter pt-section pb-section">
        <div className="mx-auto grid max-w-page gap-y-section">
          <Benefits />
          <ApprovalSteps />
          <Questions />
          <section aria-labelledby="ready" className="border-t-2 border-ink pt-3.5">
            <h2 id="ready">{t('Ready when you are', 'Heading')}</h2>
            <p className="mt-3 max-w-measure text-muted">
              {t(
                'Stop whenever you like and continue later in this tab. Already have an account?',
                'To people who could teach',
              )}{' '}
              <TextLink href="/dashboard">{t('Go to your dashboard', 'Link, button')}</TextLink>
            </p>
            <ButtonLink href="/educator-chatbot" size="main" className="mt-5 max-[37.5rem]:w-full">
              {t('Join as an Educator', 'Button on the home page')}
            </ButtonLink>
          </section>
        </div>
      </div>
    </>
  )
}

export const page: PublicPage = {
  component: BecomeEducatorPage,
  queries: (_, api) => [sampleCourseQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: t('Become Educator', 'Menu of the site'),
      description: t(
        'Teach what you practise: courses with tasks outdoors, for people repairing water, energy and soil.',
        'What search engines show',
      ),
      canonical: route.path,
      breadcrumbs: [{ label: t('Become Educator', 'Menu of the site'), path: route.path }],
    },
  }),
}
