import { englishHere } from '@kere/brand/language'
import { coverPath } from '@kere/brand/art-paths'
import type { CategoryName } from '@kere/brand/categories'
import type { ShownEntry } from '@kere/contracts/portfolio/impact-entries'
import { isPicture } from './evidence.tsx'

const drawings: Readonly<Record<string, CategoryName>> = {
  challenge_lab: 'Water Resources',
  fellowship: 'Renewable Energy',
  course: 'Biodiversity',
  mentorship: 'Climate Science',
}

/** Projects are the most common entries. They get one of several colors, so that a page of them is not all one. */
const projectDrawings = ['Waste Management', 'Urban Sustainability', 'Sustainable Agriculture', 'Conservation'] as const

const projectDrawingOf = (id: string) => projectDrawings[(id.codePointAt(id.length - 1) ?? 0) % projectDrawings.length]

/** The drawing that stands for an entry without a picture. */
export const EntryDrawing = ({ entry }: { entry: ShownEntry }) =>
  coverOf(entry) ? null : (
    <div className="overflow-hidden rounded-card border border-hairline print:hidden">
      <EntryPicture entry={entry} />
    </div>
  )

const drawingOf = ({ id, category }: { id: string; category: string }) =>
  coverPath({ id, category: drawings[category] ?? projectDrawingOf(id) ?? 'Waste Management' })

export const coverOf = ({ evidence }: ShownEntry) => evidence?.find(isPicture)

/**
 * Shows the first picture of the evidence uncropped, because it may be a chart. Without a picture, a drawing is shown.
 */
export function EntryPicture({ entry }: { entry: ShownEntry }) {
  const cover = coverOf(entry)
  return (
    <img
      lang={cover && englishHere}
      src={cover ? (cover.smallPath ?? cover.path) : drawingOf(entry)}
      alt={cover?.text ?? ''}
      width={480}
      height={270}
      loading="lazy"
      className={`aspect-video w-full ${cover ? 'bg-sunken object-contain mask-(--ds-picture)' : 'object-cover print:hidden'}`}
    />
  )
}

/** Returns the evidence without the picture that is already shown. */
export const restOf = (entry: ShownEntry) => entry.evidence?.filter((file) => file !== coverOf(entry))
