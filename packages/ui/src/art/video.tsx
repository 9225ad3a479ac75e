import { t } from '@kere/brand/messages'
import ExternalLink from 'lucide-react/icons/external-link'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { ButtonLink } from '../controls/button.tsx'
import { videoSource } from './video-source.ts'

interface VideoProps {
  url: string
  title: string
  picture?: string | undefined
  className?: string | undefined
}

/** A video that loads nothing from another site before the user presses Play. */
export function Video({ url, title, picture, className = '' }: VideoProps) {
  const [isPlaying, setPlaying] = useState(false)
  const source = videoSource(url)
  if (!source) return null
  if (source.kind === 'link')
    return (
      <p className={className}>
        <ButtonLink href={source.src} target="_blank" rel="noreferrer" variant="outline" icon={<ExternalLink />}>
          {t('Watch on {host}', { host: source.host }, 'Button, video')}
        </ButtonLink>
      </p>
    )
  if (!isPlaying)
    return (
      <div
        className={`relative flex aspect-[16/9] flex-col overflow-hidden border border-hairline bg-band ${className}`}
      >
        {picture && <img src={picture} alt="" className="absolute inset-0 size-full object-cover opacity-60" />}
        <button
          type="button"
          aria-label={t('Play video: {title}', { title }, 'For screen readers, video')}
          onClick={() => setPlaying(true)}
          className="group/play relative grid grow cursor-pointer place-items-center -outline-offset-4 [--ds-focus:var(--ds-marigold)]"
        >
          <span className="grid size-14 place-items-center rounded-full bg-marigold desk:size-18 text-on-marigold transition-transform group-hover/play:scale-105">
            <Play aria-hidden="true" className="ms-1 size-6 fill-current desk:size-8" />
          </span>
        </button>
        <p className="relative bg-surface px-4 py-2.5 text-meta text-muted">
          {t('From {host}. Nothing loads from there until you press Play.', { host: source.host }, 'Text, video')}
        </p>
      </div>
    )
  return source.kind === 'file' ? (
    // A file that has captions contains them.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video src={source.src} controls autoPlay className={`aspect-[16/9] w-full bg-ink ${className}`} />
  ) : (
    <iframe
      src={source.src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      // A frame of another site needs its own origin to play, and has no access to this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      className={`aspect-[16/9] w-full border-0 bg-ink ${className}`}
    />
  )
}
