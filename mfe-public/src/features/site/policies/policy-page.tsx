import { supportHours, supportReply, teamEmail } from '@kere/brand/brand'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import type { Policy } from './policy.ts'

const questions = 'Questions'
const contents = 'On this page'

/** S-246 */
export function PolicyPage({ policy: { title, lead, parts } }: { policy: Policy }) {
  const titles = [...parts.map((part) => part.title), questions]
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <article className="mx-auto grid max-w-page gap-x-12 gap-y-7 desk:grid-cols-[14.5rem_minmax(0,1fr)] desk:gap-y-10">
        <header className="max-w-measure desk:col-start-2">
          <h1>{title}</h1>
          <p className="mt-4 text-lead text-muted">{lead}</p>
          <p className="mt-3 text-meta text-muted">
            Last updated <time dateTime="2025-08-06">August 6, 2025</time>
          </p>
        </header>
        <div className="desk:row-start-2">
          <Disclosure
            summary={<span className="font-semibold">{contents}</span>}
            className="border-y border-hairline desk:hidden"
          >
            <PartLinks titles={titles} />
          </Disclosure>
          <nav aria-label={contents} className="sticky top-24 border-t-2 border-ink pt-3.5 max-desk:hidden">
            <p aria-hidden="true" className="pb-1.5 text-meta font-semibold">
              {contents}
            </p>
            <PartLinks titles={titles} />
          </nav>
        </div>
        <div className="grid max-w-measure gap-9">
          {parts.map((part) => (
            <Section key={part.title} id={idOf(part.title)} title={part.title}>
              <div className="-mt-2 grid gap-3">
                {part.text.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </Section>
          ))}
          <Section id={idOf(questions)} title={questions}>
            <p className="-mt-2">
              Write to <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>. We usually reply {supportReply}.
              Support hours are {supportHours}.
            </p>
          </Section>
        </div>
      </article>
    </div>
  )
}

function PartLinks({ titles }: { titles: readonly string[] }) {
  return (
    <ul className="border-s border-hairline text-dense">
      {titles.map((title) => (
        <li key={title}>
          <a
            href={`#${idOf(title)}`}
            className="flex min-h-9 items-center ps-4 text-muted hover:text-ink hover:underline max-desk:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

const idOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-')
