import { heroFigureLabels, type MapLabel } from '@kere/brand/annotations'

export interface Figure {
  src: string
  labels: readonly MapLabel[]
  caption: string
}

interface HeroFigureProps extends Figure {
  isFirst: boolean
  isLoaded: boolean
}

const edges = { start: '', center: '-translate-x-1/2 text-center', end: '-translate-x-full text-end' }

/** The figure's words are text of the page, so that they can be read, found and styled. */
export function HeroFigure({ src, labels, caption, isFirst, isLoaded }: HeroFigureProps) {
  const isOfYear = labels === heroFigureLabels.year
  return (
    <figure className="max-w-[66rem]">
      <div className="relative min-[37.5rem]:-me-gutter wide:me-0">
        {isLoaded ? (
          <img
            src={src}
            alt=""
            width={736}
            height={492}
            decoding="sync"
            loading={isFirst ? 'eager' : 'lazy'}
            className="h-auto w-full"
          />
        ) : (
          <div className="aspect-[736/492]" />
        )}
        {labels.map((label) => (
          <Label key={label.id} {...label} hasGround={isOfYear} />
        ))}
      </div>
      <figcaption className="mt-2.5 text-meta text-muted">{caption}</figcaption>
    </figure>
  )
}

const fromFrame = (y: number) => (y < 8 ? 'max-[37.5rem]:mt-2.5' : y > 92 ? 'max-[37.5rem]:-mt-1.5' : '')

type LabelProps = MapLabel & { hasGround: boolean }

function Label({ id, title, detail, lang, x, y, align, isOnPhones, hasGround }: LabelProps) {
  const isOnWater = id === 'kere'
  return (
    <p
      style={{ left: `${x}%`, top: `${y}%` }}
      className={`absolute ${detail ? 'max-w-32' : 'whitespace-nowrap'} -translate-y-1/2 text-meta leading-dense ${edges[align]} ${fromFrame(y)} ${isOnPhones ? '' : 'max-[37.5rem]:hidden'} ${isOnWater ? 'text-on-band' : 'text-ink'} ${hasGround ? 'bg-surface px-1.5 py-0.5' : ''}`}
    >
      <span
        lang={lang}
        className={lang ? 'block font-accent text-price font-bold' : detail ? 'block font-semibold' : ''}
      >
        {title}
      </span>
      {detail && <span className="max-[37.5rem]:hidden">{detail}</span>}
    </p>
  )
}
