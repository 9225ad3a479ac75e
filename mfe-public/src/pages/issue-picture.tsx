import { coverPath } from '@kere/brand/art-paths'
import { courseCategories } from '@kere/contracts/courses/course-options'
import { Cover } from './cover.tsx'

/** A drawing that belongs to the issue wherever it is shown, of a subject by its id. */
export function IssuePicture({ id, className }: { id: string; className: string }) {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const category = courseCategories[sum % courseCategories.length]!
  return <Cover drawing={coverPath({ id, category })} image={null} className={className} />
}
