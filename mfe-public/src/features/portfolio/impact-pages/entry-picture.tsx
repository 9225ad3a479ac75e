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

const drawingOf = ({ id, category }: { id: string; category: string }) =>
  coverPath({ id, category: drawings[category] ?? 'Waste Management' })

const coverOf = ({ evidence }: ShownEntry) => evidence?.find(isPicture)

/**
 * Shows the first picture of the evidence uncropped, because it may be a chart. Without a picture, a drawing is shown.
 */
export function EntryPicture({ entry }: { entry: ShownEntry }) {
  const cover = coverOf(entry)
  return (
    <img
      src={cover ? (cover.smallPath ?? cover.path) : drawingOf(entry)}
      alt={cover?.text ?? ''}
      width={480}
      height={270}
      loading="lazy"
      className={`aspect-video w-full ${cover ? 'bg-sunken object-contain' : 'object-cover print:hidden'}`}
    />
  )
}

/** Returns the evidence without the picture that is already shown. */
export const restOf = (entry: ShownEntry) => entry.evidence?.filter((file) => file !== coverOf(entry))
