import { t } from '@kere/brand/messages'
import { isLowDataPage } from '@kere/platform/low-data-page'
import { heroFigureLabels, mapLabels } from '@kere/brand/annotations'
import { heroFigurePaths, heroMapPath } from '@kere/brand/art-paths'
import { slogans } from '@kere/brand/brand'
import { ButtonLink } from '@kere/ui/controls/button'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLoadedDialog, type LoadDialog } from '../../../pages/use-loaded-dialog.tsx'
import { HeroControls } from './hero-controls.tsx'
import { HeroFigure, type Figure } from './hero-figure.tsx'
import { useTicker } from './use-ticker.ts'

const slideNames = [
  t('Learn', 'Name of a slide on the home page, one short word'),
  t('Labs', 'Name of a slide on the home page, one short word'),
  t('Portfolio', 'Name of a slide on the home page, one short word'),
  t('Teach', 'Name of a slide on the home page, one short word'),
]

const figures: readonly Figure[] = [
  {
    src: heroMapPath,
    labels: mapLabels,
    caption: t(
      'Fig. 1. A tank cascade: each lake fills, then spills through a canal into the one below.',
      'Caption of a drawing on the home page',
    ),
  },
  {
    src: heroFigurePaths.drain,
    labels: heroFigureLabels.drain,
    caption: t(
      'Fig. 2. Part of a team’s map: one drain from its first street to the lake, with inlets and blocks.',
      'Caption of a drawing on the home page',
    ),
  },
  {
    src: heroFigurePaths.year,
    labels: heroFigureLabels.year,
    caption: t(
      'Fig. 3. One year of field work. The water is deeper where days in the field lie close together.',
      'Caption of a drawing on the home page',
    ),
  },
  {
    src: heroFigurePaths.survey,
    labels: heroFigureLabels.survey,
    caption: t(
      'Fig. 4. A survey net: each station is fixed by sighting the others.',
      'Caption of a drawing on the home page',
    ),
  },
]

const intervalMs = 8000

interface HomeHeroProps {
  loadPathDialog: LoadDialog
  loadChatDialog: LoadDialog
}

/** The slides (S-062 to S-067). Without a script, the first one is shown without controls. */
export function HomeHero({ loadPathDialog, loadChatDialog }: HomeHeroProps) {
  const path = useLoadedDialog('/learn-path', loadPathDialog)
  const chat = useLoadedDialog('/join-as-educator', loadChatDialog)
  const place = useRef<HTMLElement>(null)
  const isHeld = useHeld(place)
  const { position, isRunning, toggle, goTo } = useTicker(slideNames.length, { intervalMs, isHeld })
  const [isMoved, setMoved] = useState(false)
  if (position > 0 && !isMoved) setMoved(true)
  useFiguresInCache()
  const slides = [
    <Slide
      key="learn"
      heading={
        <h1>
          {t('Learn it in class.', 'Title of the home page, first line')}{' '}
          <span className="block">{t('Prove it in your city.', 'Title of the home page, second line')}</span>
        </h1>
      }
      text={t(
        'Courses, Challenge Labs and mentors for people repairing water, energy and soil in India.',
        'Slide on the home page',
      )}
      extra={<Slogans />}
      first={{ ...path.link, label: t('Explore learning paths', 'Button on the home page') }}
      second={{ href: '/courses', label: t('Browse courses', 'Button on the home page') }}
    />,
    <Slide
      key="labs"
      heading={
        <h2 className={asTitle}>{t('Work on a real brief with a team.', 'Heading of a slide on the home page')}</h2>
      }
      text={t(
        'Challenge Labs come from wards, lake groups and schools. You hand in by stages, and a mentor reads each one.',
        'Slide on the home page',
      )}
      first={{ href: '/challenge-labs', label: t('See open labs', 'Button on the home page') }}
      second={{ href: '/faq/how-does-a-challenge-lab-work', label: t('How labs work', 'Button on the home page') }}
    />,
    <Slide
      key="portfolio"
      heading={<h2 className={asTitle}>{t('Show what you changed.', 'Heading of a slide on the home page')}</h2>}
      text={t(
        'Your Impact Portfolio keeps dated evidence: readings, photos and letters, and who confirmed them.',
        'Slide on the home page',
      )}
      first={{ href: '/impact-portfolio', label: t('See a portfolio', 'Button on the home page') }}
      second={{ href: '/dashboard/impact-portfolio', label: t('Start your portfolio', 'Button on the home page') }}
    />,
    <Slide
      key="teach"
      heading={<h2 className={asTitle}>{t('Teach what you practise.', 'Heading of a slide on the home page')}</h2>}
      text={t(
        'If you have deepened a tank, wired a roof or run a seed bank, you can show others how.',
        'Slide on the home page',
      )}
      first={{ ...chat.link, label: t('Join as an Educator', 'Button on the home page') }}
      second={{ href: '/become-educator', label: t('How it works', 'Button on the home page') }}
    />,
  ]
  return (
    <section
      ref={place}
      aria-roledescription={t('carousel', 'Kind of a part, for screen readers: slides')}
      aria-label={t('What Kere is for', 'Name of the slides, for screen readers')}
      className="border-b border-hairline bg-surface"
    >
      {/* Reserves the map's place, so that nothing beside it moves if a slow browser renders half of the page
          first. */}
      <div className="grid grid-cols-1 gap-y-6 px-gutter pt-7 pb-6 wide:grid-cols-[30.375rem_minmax(0,1fr)] wide:grid-rows-[1fr_auto] wide:gap-x-gap wide:ps-[max(var(--ds-gutter),calc((100%-var(--ds-page))/2))] wide:pe-0 wide:pt-5.5 wide:before:col-start-2 wide:before:row-span-2 wide:before:row-start-1 wide:before:mb-[calc(--spacing(2.5)+1lh)] wide:before:aspect-[736/492] wide:before:max-w-[66rem] wide:before:text-meta">
        <div className="grid grid-cols-1 wide:col-start-1 wide:row-start-1 wide:self-center">
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              role="group"
              aria-roledescription={t('slide', 'Kind of a part, for screen readers')}
              aria-label={t(
                '{number} of {total}',
                { number: index + 1, total: slides.length },
                'Place in a row, as “2 of 4”',
              )}
              className={`col-start-1 row-start-1 transition-opacity duration-200 ${slideClassOf(index, position)}`}
            >
              {slide}
            </div>
          ))}
        </div>
        <HeroControls
          names={slideNames}
          position={position}
          isRunning={isRunning}
          isHeld={isHeld}
          intervalMs={intervalMs}
          onToggle={toggle}
          onGo={goTo}
        />
        <div className="grid grid-cols-1 wide:col-start-2 wide:row-span-2 wide:row-start-1">
          {figures.map((figure, index) => (
            <div
              key={figure.src}
              className={`col-start-1 row-start-1 transition-[opacity,visibility] duration-200 ${index === position ? '' : 'invisible opacity-0'}`}
            >
              <HeroFigure {...figure} isFirst={index === 0} isLoaded={index === 0 || isMoved} />
            </div>
          ))}
        </div>
      </div>
      {path.dialog}
      {chat.dialog}
    </section>
  )
}

/**
 * The first slide with the page's title is always available to screen readers, the others only while they are shown.
 */
const slideClassOf = (index: number, position: number) =>
  index === position ? '' : index === 0 ? '*:not-[h1]:invisible *:[h1]:[clip-path:inset(50%)]' : 'invisible opacity-0'

const asTitle = 'text-hero'

interface Call {
  href: string
  label: string
  onClick?: React.MouseEventHandler
}

interface SlideProps {
  heading: ReactNode
  text: string
  extra?: ReactNode
  first: Call
  second: Call
}

function Slide({ heading, text, extra, first, second }: SlideProps) {
  return (
    <>
      {heading}
      <p className="mt-4 max-w-[calc(36*var(--ds-ch))] text-lead text-muted">{text}</p>
      {extra}
      <div className="mt-4 flex flex-wrap gap-3">
        {[first, second].map(({ label, ...link }, index) => (
          <ButtonLink
            key={label}
            {...link}
            {...(index > 0 && { variant: 'outline' })}
            size="main"
            className="max-[37.5rem]:w-full"
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}

const Slogans = () => (
  <p className="mt-1.5 flex flex-wrap items-center gap-x-3 font-accent text-lead text-brand">
    {slogans.map(({ lang, text, ems }, position) => (
      <span
        key={lang}
        lang={lang}
        style={{ width: `${ems}em` }}
        className={`box-content whitespace-nowrap ${position > 0 ? 'border-s border-control ps-3' : ''}`}
      >
        {text}
      </span>
    ))}
  </p>
)

/** True while a mouse is over it or the focus is inside. */
function useHeld(place: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const listen = (type: string, react: (event: Event) => void) =>
      place.current?.addEventListener(type, react, { signal: listening.signal })
    listen('pointerenter', (event) => setHeld((event as PointerEvent).pointerType === 'mouse'))
    listen('pointerleave', () => setHeld(false))
    listen('focusin', () => setHeld(true))
    listen('focusout', () => setHeld(false))
    return () => listening.abort()
  }, [place])
  return isHeld
}

/** Loads the figures while the browser is idle, so that each is there when its turn comes. */
function useFiguresInCache() {
  useEffect(() => {
    const wait = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000))
    wait(() => {
      if (!isLowDataPage()) for (const { src } of figures.slice(1)) new Image().src = src
    })
  }, [])
}
