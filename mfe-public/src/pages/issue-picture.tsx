import { coverPath } from '@kere/brand/art-paths'
import { courseCategories } from '@kere/contracts/courses/course-options'
import { Cover } from './cover.tsx'

/** The drawing of a newsletter issue. It is made from the issue's id, so it is the same everywhere. */
export function IssuePicture({ id, className }: { id: string; className: string }) {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const category = courseCategories[sum % courseCategories.length]!
  return <Cover drawing={coverPath({ id, category })} image={null} className={className} />
}
