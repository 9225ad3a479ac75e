import { englishHere } from '@kere/brand/language'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Avatar } from '@kere/ui/art/avatar'
import { Article } from '@kere/ui/layout/article'
import { useQuery } from '@tanstack/react-query'
import { firstAndLast } from '@kere/screens/first-and-last'
import { leadersQuery } from './about.api.ts'
import leadership from './texts/leadership.md'

/**
 * The leaders whom an admin has named. If nobody is named or the names cannot be loaded, it shows what each position
 * does (S-227).
 */
export function Leadership() {
  const { api } = useRemote()
  const named = useQuery(leadersQuery(api)).data?.items ?? []
  return (
    <ul className="grid gap-x-10 gap-y-7 desk:grid-cols-2">
      {named.length > 0
        ? named.map(({ name, position, about, photo }) => (
            <li key={`${name} ${position}`} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4">
              <Avatar {...firstAndLast(name)} src={smallPictureOf(photo) ?? photo} className="size-16! text-card!" />
              <div>
                <h3 lang={englishHere} className="text-card wrap-anywhere">
                  {name}
                </h3>
                <p lang={englishHere} className="font-semibold wrap-anywhere">
                  {position}
                </p>
                <p lang={englishHere} className="mt-1 text-dense wrap-anywhere whitespace-pre-line text-muted">
                  {about}
                </p>
              </div>
            </li>
          ))
        : leadership.parts.map(({ id, title, html }) => (
            <li key={id}>
              <h3 className="text-card">{title}</h3>
              <Article html={html} className="mt-1 text-dense text-muted" />
            </li>
          ))}
    </ul>
  )
}
