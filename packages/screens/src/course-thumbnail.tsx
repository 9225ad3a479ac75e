import { coverPath } from '@kere/brand/art-paths'

interface CourseThumbnailProps {
  course: { id: string; category: string; coverImage?: string | null }
}

const picture = { width: 80, height: 80, loading: 'lazy', decoding: 'async' } as const

/** The uploaded cover lies over the generated one, which becomes visible if the file is missing (S-096). */
export function CourseThumbnail({ course }: CourseThumbnailProps) {
  return (
    <div className="relative size-20 overflow-hidden rounded-control border border-hairline bg-sunken">
      <img {...picture} alt="" src={coverPath(course)} className="absolute inset-0 size-full object-cover" />
      {course.coverImage && (
        <img
          {...picture}
          alt=""
          src={course.coverImage}
          className="absolute inset-0 h-auto max-h-full min-h-full w-auto max-w-full min-w-full object-cover"
        />
      )}
    </div>
  )
}
