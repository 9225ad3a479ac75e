import { mapLabels } from '@kere/brand/annotations'
import { heroMapPath } from '@kere/brand/art-paths'

const edges = { start: '', center: '-translate-x-1/2 text-center', end: '-translate-x-full text-end' }

/** Its words are text of the page, so that they are read, found and set in the page's type. */
export function HeroMap() {
  return (
    <figure className="max-w-[66rem] wide:col-start-2 wide:row-start-1">
      <div className="relative min-[37.5rem]:-me-gutter wide:me-0">
        <img src={heroMapPath} alt="" width={736} height={492} decoding="sync" className="h-auto w-full" />
        {mapLabels.map((label) => (
          <Label key={label.id} {...label} />
        ))}
      </div>
      <figcaption className="mt-2.5 text-meta text-muted">
        Fig. 1. A tank cascade: each lake fills, then spills through a canal into the one below.
      </figcaption>
    </figure>
  )
}

const fromFrame = (y: number) => (y < 8 ? 'max-[37.5rem]:mt-2.5' : y > 92 ? 'max-[37.5rem]:-mt-1.5' : '')

function Label({ id, title, detail, lang, x, y, align, isOnPhones }: (typeof mapLabels)[number]) {
  const isOnWater = id === 'kere'
  return (
    <p
      style={{ left: `${x}%`, top: `${y}%` }}
      className={`absolute ${detail ? 'max-w-32' : 'whitespace-nowrap'} -translate-y-1/2 text-meta leading-dense ${edges[align]} ${fromFrame(y)} ${isOnPhones ? '' : 'max-[37.5rem]:hidden'} ${isOnWater ? 'text-on-band' : 'text-ink'}`}
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
