import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { certificatePath } from '@kere/contracts/certificates/certificate-paths'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

const loadContract = () => import('@kere/contracts/certificates/certificates')

/**
 * Shows nothing if there are no certificates or they cannot be loaded, because the portfolio is complete without them.
 */
export function PersonCertificates({ personId }: { personId: string }) {
  const { api } = useRemote()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  // The request loads the contracts, which the page does not need until the reader gets here (P2).
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const { data = [] } = useQuery({
    queryKey: ['person-certificates', personId],
    queryFn: async ({ signal }) =>
      (await api.call((await loadContract()).listPersonCertificates, { params: { id: personId } }, { signal })).items,
    enabled: isNear,
  })
  return (
    <div ref={place}>
      {data.length > 0 && (
        <Section title={t('Certificates', 'Heading, portfolio')} className="mt-section">
          <ul className="list-none">
            {data.map(({ id, course, issuedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3 print:break-inside-avoid"
              >
                <TextLink href={certificatePath(id)} className="wrap-anywhere">
                  <span lang={englishHere}>{course.title}</span>
                </TextLink>
                <span className="text-meta text-muted">
                  {t('Issued {when}', { when: dateInIndia(Date.parse(issuedAt)) }, 'A certificate')}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
