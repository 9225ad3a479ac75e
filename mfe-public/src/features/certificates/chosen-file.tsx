import { t } from '@kere/brand/messages'
import { certificateLimits, verificationReasonTexts } from '@kere/contracts/certificates/certificate-options'
import { Field } from '@kere/ui/controls/field'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef, useState } from 'react'
import { isPng, readPicture } from './read-picture.ts'

const pictureTexts = {
  incomplete: t('This picture is not complete. Download it again.', 'Error, certificates'),
  empty: t(
    'There is no certificate in this picture. Apps that shrink pictures remove it: choose the one from the certificate’s page.',
    'Error, certificates',
  ),
} as const

/** @throws {Error} with a message that says why the file contains no text */
async function textOf(file: File): Promise<string> {
  const isPicture = await isPng(file)
  const most = isPicture ? certificateLimits.pictureBytes : certificateLimits.verifiedLength
  if (file.size > most) throw new Error(verificationReasonTexts.too_large)
  if (!isPicture) return file.text()
  const found = await readPicture(file)
  if (typeof found !== 'string') throw new Error(pictureTexts[found.problem])
  if (found.length > certificateLimits.verifiedLength) throw new Error(verificationReasonTexts.too_large)
  return found
}

function fieldOf(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('credential')
  return field instanceof HTMLTextAreaElement ? field : null
}

/**
 * Puts the file's text into the field above and sends the form.
 * @returns the reason if that is not possible
 */
async function sendFile({ files, form }: HTMLInputElement): Promise<string | undefined> {
  const [file] = files ?? []
  const text = fieldOf(form)
  if (!file || !text) return undefined
  try {
    text.value = await textOf(file)
  } catch (failure) {
    return `${file.name}: ${failure instanceof Error ? failure.message : ''}`
  }
  form?.requestSubmit()
  return undefined
}

/**
 * A field for a file. Without a script, users paste the text instead. The browser's own control lies invisibly over
 * the drawn one, so that a file can also be dropped.
 */
export function ChosenFile() {
  const [error, setError] = useState<string>()
  const [name, setName] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  // A file may have been chosen before this code loaded. It does not replace a text that was typed meanwhile.
  useEffect(() => {
    setName(input.current?.files?.[0]?.name)
    if (input.current && fieldOf(input.current.form)?.value === '') void sendFile(input.current).then(setError)
  }, [])
  return (
    <div className="[@media(scripting:none)]:hidden">
      <Field
        label={t('Or its file or picture', 'Label, certificates')}
        hint={t('JSON or PNG, as downloaded from the certificate’s page.', 'Hint below a field, certificates')}
        error={error}
      >
        {(control) => (
          <span className="relative block">
            <input
              {...control}
              ref={input}
              type="file"
              accept=".json,.png,application/json,application/ld+json,application/vc,image/png"
              onChange={({ currentTarget }) => {
                setName(currentTarget.files?.[0]?.name)
                void sendFile(currentTarget).then(setError)
              }}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              className="flex min-h-11 items-center gap-2.5 rounded-control border border-dashed border-control bg-surface px-3 py-2 text-dense peer-hover:bg-hover peer-focus-visible:outline-(length:--ds-focus-width) peer-focus-visible:outline-offset-(--ds-focus-gap) peer-focus-visible:outline-brand peer-focus-visible:outline-solid"
            >
              <Upload className="size-4.5 shrink-0 text-brand" />
              <span className="min-w-0 truncate">
                {name ?? t('Choose a file, or drop it here', 'Text, certificates')}
              </span>
            </span>
          </span>
        )}
      </Field>
    </div>
  )
}
