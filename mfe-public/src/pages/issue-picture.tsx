import { coverPath } from '@kere/brand/art-paths'
import { Cover } from './cover.tsx'

/** The drawing of a newsletter issue, in the house's own colour. It is made from the issue's id, so it is the same everywhere. */
export const IssuePicture = ({ id, className }: { id: string; className: string }) => (
  <Cover drawing={coverPath({ id, category: 'Water Resources' })} image={null} className={className} />
)
