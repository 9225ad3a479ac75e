import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { HandInRow } from '@kere/contracts/courses/field-tasks'
import { pictureTypes } from '@kere/contracts/files/file-kind'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Badge } from '@kere/ui/status/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { DocumentOfOthers } from '../document-of-others.tsx'
import { fileText } from '../file-text.ts'
import { momentOf } from '../time-in-india.ts'

type HandIn = Pick<HandInRow, 'id' | 'kind' | 'note' | 'number' | 'file' | 'replacedFile' | 'at' | 'answer'>

interface HandedInProps {
  handIn: HandIn
  /** The person who handed it in, for the question before a download. */
  from: string
  answeredBy: string
}

/** Shows a hand-in with its answer. */
export function HandedIn({ handIn, from, answeredBy }: HandedInProps) {
  const { kind, number, note, file, replacedFile, answer } = handIn
  return (
    <>
      {number && (
        <p lang={englishHere} className="font-heading text-number font-heavy wrap-anywhere tabular-nums">
          {[number.text, number.unit].filter(Boolean).join(' ')}
        </p>
      )}
      {file && <HandedFile id={handIn.id} file={file} from={from} />}
      {replacedFile && (
        <p className="mt-2 text-muted wrap-anywhere">
          {kind === 'photo'
            ? t('Photo replaced: {name}', { name: replacedFile }, 'Name of a file')
            : t('File replaced: {name}', { name: replacedFile }, 'Name of a file')}
        </p>
      )}
      {note !== '' && (
        <p lang={englishHere} className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
      <p className="mt-1.5 text-meta text-muted">
        {t('Handed in {when} IST', { when: momentOf(handIn.at) }, 'Text, field task of a lesson')}
      </p>
      {answer && answer.text !== null && (
        <blockquote className="mt-3 max-w-measure border-s-4 border-marigold bg-canvas px-3.5 py-2.5">
          <p lang={englishHere} className="wrap-anywhere whitespace-pre-line">
            {answer.text}
          </p>
          <p className="mt-1 text-meta text-muted">{`${answeredBy}, ${momentOf(answer.at)} IST`}</p>
        </blockquote>
      )}
    </>
  )
}

function HandedFile({ id, file, from }: { id: string; file: NonNullable<HandIn['file']>; from: string }) {
  const { api } = useRemote()
  if (!pictureTypes.some((type) => type === file.type))
    return (
      <DocumentOfOthers
        name={file.text}
        size={file.size}
        what={t('the file', 'Text, field task of a lesson')}
        from={from}
        note={fileText(file).split(',')[0] ?? ''}
        loadHref={async () => {
          const { linkHandInFile } = await import('@kere/contracts/courses/field-tasks')
          return (await api.call(linkHandInFile, { params: { id } })).href
        }}
      />
    )
  const src = `/api/hand-ins/${id}/photo`
  return (
    <figure className="mt-2">
      <a href={src} target="_blank" rel="noreferrer" className="block max-w-120 rounded-control">
        <img
          src={src}
          alt={file.text}
          className="h-72 w-full rounded-control border border-hairline bg-sunken object-contain"
        />
        <span className="sr-only"> {t('(new tab)', 'After a link, for screen readers')}</span>
      </a>
      <figcaption aria-hidden="true" lang={englishHere} className="mt-1 max-w-120 text-meta wrap-anywhere text-muted">
        {file.text}
      </figcaption>
    </figure>
  )
}

const looks: Readonly<Record<string, { tone: 'leaf' | 'warn' | 'info'; icon: ReactNode }>> = {
  waiting: { tone: 'info', icon: <Clock aria-hidden="true" /> },
  again: { tone: 'warn', icon: <RotateCcw aria-hidden="true" /> },
  accepted: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
}

/** Each side calls the states in its own words. */
export const HandInBadge = ({ state, children }: { state: string; children: ReactNode }) => (
  <Badge {...looks[state]}>{children}</Badge>
)
