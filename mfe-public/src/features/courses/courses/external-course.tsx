import { TextLink } from '@kere/ui/controls/link'
import ExternalLink from 'lucide-react/icons/external-link'

/** Appears only if the course also has a site of its own (S-098). */
export function ExternalCourse({ courseUrl }: { courseUrl: string | null }) {
  const url = courseUrl && URL.canParse(courseUrl) ? new URL(courseUrl) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return (
    <section aria-labelledby="external-course" className="border-s-4 border-marigold bg-surface px-5 py-4">
      <h2 id="external-course" className="text-card">
        Course website
      </h2>
      <p className="mt-1 text-muted">The educator publishes more material there.</p>
      <TextLink href={url.href} target="_blank" rel="noopener" className="mt-2 inline-flex items-center gap-2">
        Open {url.hostname}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="font-normal text-muted">(new tab)</span>
      </TextLink>
    </section>
  )
}
