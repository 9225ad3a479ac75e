import { t } from '@kere/brand/messages'
import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { courseCategories } from '@kere/contracts/courses/course-options'
import { eventCover } from '@kere/contracts/events/event-cover'
import { eventLimits } from '@kere/contracts/events/event-options'
import { choicesWith } from '@kere/contracts/http/open-value'
import { eventDrawing } from '@kere/screens/event-thumbnail'
import { Section } from '@kere/ui/layout/section'
import { Select } from '@kere/ui/controls/select'
import { Skeleton } from '@kere/ui/status/skeleton'
import { Suspense, useState } from 'react'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { fieldId, type EventForm } from './use-event-form.ts'

const ImageUpload = lazyPart(async () => (await import('@kere/screens/image-upload')).ImageUpload)

const topicOptions = [
  { value: '', label: t('No subject', 'Label, educator') },
  ...courseCategories.map((value) => ({ value, label: courseCategoryNames[value] })),
]

const drawings = Array.from({ length: eventLimits.drawings }, (_, drawing) => drawing)

const tile =
  'relative block aspect-12/5 cursor-pointer overflow-hidden rounded-control border border-hairline bg-sunken has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ds-focus)'

export function CoverFields({ form, draft }: { form: EventForm; draft: EventDraft }) {
  const { details, change } = form
  const { topic, coverImage, coverDrawing } = details
  const [wantsPhoto, setWantsPhoto] = useState(false)
  const [photo, setPhoto] = useState(coverImage)
  const isPhoto = coverImage !== null || wantsPhoto
  const drawingOf = (drawing: number) => eventDrawing({ id: draft.id, topic, coverDrawing: drawing })

  const keepPhoto = (path: string | null) => {
    setPhoto(path)
    setWantsPhoto(true)
    change({ coverImage: path })
  }
  return (
    <Section title={t('Cover', 'Title, educator')}>
      <Select
        id={fieldId('topic')}
        label={t('Subject', 'Label, educator')}
        options={choicesWith(topicOptions, topic)}
        value={topic ?? ''}
        hint={t('Gives the drawings their colours.', 'Hint, educator')}
        onChange={({ currentTarget: { value } }) =>
          change({ topic: courseCategories.find((name) => name === value) ?? null })
        }
        className="mb-4 max-w-90"
      />
      <fieldset aria-describedby="event-cover-hint">
        <legend className="sr-only">{t('Cover', 'Text, educator')}</legend>
        <div className="grid grid-cols-3 gap-2 desk:grid-cols-5">
          {drawings.map((drawing) => (
            <label key={drawing} className={tile}>
              <input
                type="radio"
                name="event-cover"
                className="sr-only"
                checked={!isPhoto && coverDrawing === drawing}
                onChange={() => {
                  setWantsPhoto(false)
                  change({ coverDrawing: drawing, coverImage: null })
                }}
              />
              <span className="sr-only">{t('Drawing {number}', { number: drawing + 1 }, 'Cover, educator')}</span>
              <img src={drawingOf(drawing)} alt="" width={144} height={60} className="size-full object-cover" />
            </label>
          ))}
          <label className={`${tile} ${photo ? '' : 'border-dashed border-control bg-surface hover:bg-hover'}`}>
            <input
              id={fieldId('coverImage')}
              type="radio"
              name="event-cover"
              className="sr-only"
              checked={isPhoto}
              onChange={() => {
                setWantsPhoto(true)
                change({ coverImage: photo })
              }}
            />
            {photo ? (
              <>
                <span className="sr-only">{t('Your own photo', 'Text, educator')}</span>
                <img src={photo} alt="" width={144} height={60} className="size-full object-cover" />
              </>
            ) : (
              <span className="grid h-full place-items-center text-center text-meta font-semibold text-brand">
                {t('Upload a photo', 'Text, educator')}
              </span>
            )}
          </label>
        </div>
        <p id="event-cover-hint" className="mt-2.5 text-meta text-muted">
          {t('Four drawings for this subject, or your own photo, at most 1 MB.', 'Text, educator')}
        </p>
      </fieldset>
      {isPhoto && (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="aspect-16/9 max-w-120 rounded-card" />}>
            <ImageUpload
              label={t('Photo', 'Label, educator')}
              isLabelHidden
              kind={eventCover}
              value={coverImage}
              fallback={{
                src: drawingOf(coverDrawing),
                text: t('Until you upload one, the drawing stays.', 'Text, educator'),
              }}
              onChange={keepPhoto}
            />
          </Suspense>
        </div>
      )}
    </Section>
  )
}
