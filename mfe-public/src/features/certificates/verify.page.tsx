import { product } from '@kere/brand/brand'
import {
  certificateLimits,
  certificatePath,
  verificationOutcomes,
  verificationReasons,
  verificationReasonTexts,
  verificationTexts,
  type VerificationOutcome,
  type VerificationReason,
} from '@kere/contracts/certificates/certificate-options'
import type { Certificate, Verification } from '@kere/contracts/certificates/certificates'
import { isKnown } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { CertificateDrawing, type DrawnCertificate } from '@kere/screens/certificate-drawing'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Field } from '@kere/ui/controls/field'
import { TextArea } from '@kere/ui/controls/text-area'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FormRefusal } from '../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../forms/refusal.ts'
import { useCheckedForm } from '../../forms/use-checked-form.ts'
import type { PublicPage } from '../../pages/next-step.ts'
import { certificateQuery, loadContract, verifyPath } from './certificates.api.ts'
import { StateHead } from './state-head.tsx'

export const route = { path: '/verify', sitemap: true, isNeverKept: true }

interface Result {
  outcome: VerificationOutcome
  reason: VerificationReason | null
  certificate: string
}

/** The address holds the answer, as for who has no script; what it says of a certificate is asked anew. */
function readResult(search: URLSearchParams): Result | null {
  const [outcome, reason] = [search.get('outcome') ?? '', search.get('reason') ?? '']
  if (!isKnown(verificationOutcomes, outcome)) return null
  return {
    outcome,
    reason: isKnown(verificationReasons, reason) ? reason : null,
    certificate: search.get('certificate') ?? '',
  }
}

function resultHref({ outcome, reason, certificate }: Verification) {
  const search = new URLSearchParams({
    outcome,
    ...(reason !== null && { reason }),
    ...(certificate !== null && { certificate: certificate.id }),
  })
  return `${verifyPath}?${search.toString()}`
}

/** Anybody can write an address that says "valid": only a certificate that is valid now is called so. */
function judge(result: Result, certificate: Certificate | null | undefined): Result {
  if (certificate?.state === 'revoked') return { ...result, outcome: 'revoked' }
  if (certificate?.state === 'signing') return { ...result, outcome: 'unreadable', reason: 'not_signed_yet' }
  if (!certificate && result.outcome === 'valid') return { ...result, outcome: 'unreadable', reason: 'no_such_number' }
  return result
}

/** Specimen 46b */
function VerifyPage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const result = readResult(search)
  const id = result?.certificate ?? ''
  const certificate = useQuery({ ...certificateQuery(api, id), enabled: id !== '' })
  const heading = useRef<HTMLHeadingElement>(null)
  const [checks, setChecks] = useState(0)
  useEffect(() => {
    if (checks > 0) heading.current?.focus()
  }, [checks, search])
  const isAsking = id !== '' && certificate.isPending
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto grid max-w-page items-start gap-x-16 gap-y-10 wide:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid gap-8">
          <header>
            <h1>Verify a certificate</h1>
            <p className="mt-2 max-w-measure text-lead text-muted">
              Paste its link or its number, or choose its file. You need no account, and we keep nothing.
            </p>
          </header>
          {result && !isAsking && !certificate.isError && (
            <Answer {...judge(result, certificate.data)} found={certificate.data ?? null} heading={heading} />
          )}
          {certificate.isError && (
            <p role="alert" className="border-s-4 border-danger bg-danger-soft px-4 py-3">
              We could not check it: {certificate.error.message}. Try again in a moment.
            </p>
          )}
          <VerifyForm isAgain={result !== null} onChecked={() => setChecks((before) => before + 1)} />
        </div>
        <aside aria-labelledby="where" className="rounded-card border border-hairline bg-surface p-5">
          <h2 id="where" className="mb-3 text-panel">
            Where is the link?
          </h2>
          <CertificateDrawing certificate={sample} />
          <p className="mt-3 text-dense text-muted">
            The QR code at the bottom right opens the certificate’s own page, which says whether it is valid. The holder
            can also send you the link, or the signed file.
          </p>
        </aside>
      </div>
    </div>
  )
}

const sample: DrawnCertificate = {
  id: 'sample',
  address: `https://example.org${verifyPath}`,
  holderName: 'Meera Nambiar',
  course: { title: 'Reading a lake: field methods for urban water' },
  words: 'Took 14 depth readings at Jakkur lake and traced two inlets to their source.',
  signature: 'Asha Raghunath',
  lessonCount: 21,
  lessonsDone: 21,
  minutes: 2280,
  completedAt: '2026-11-15T06:00:00.000Z',
  issuedAt: '2026-11-18T06:00:00.000Z',
  state: 'sample',
}

interface AnswerProps extends Result {
  found: Certificate | null
  heading: RefObject<HTMLHeadingElement | null>
}

function Answer({ outcome, reason, found, heading }: AnswerProps) {
  const { title, text } = verificationTexts[outcome]
  const facts = found && {
    Name: found.holderName,
    Course: found.course.title,
    Completed: dateInIndia(Date.parse(found.completedAt)),
    Issued: dateInIndia(Date.parse(found.issuedAt)),
    ...(found.revokedAt && { Revoked: dateInIndia(Date.parse(found.revokedAt)) }),
  }
  return (
    <section aria-label="Answer" className="overflow-hidden rounded-card border border-hairline bg-surface">
      <StateHead outcome={outcome} title={title} headingRef={heading} />
      <div className="px-5 py-4">
        <p>{text}</p>
        {reason && <p className="mt-2">{verificationReasonTexts[reason]}</p>}
        {facts && (
          <dl className="mt-4 border-t border-hairline">
            {Object.entries(facts).map(([name, value]) => (
              <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2.5">
                <dt className="text-muted">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {found && (
          <ButtonLink href={certificatePath(found.id)} variant="outline" className="mt-4">
            Open the certificate
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

const notChecked = (refusal: FormError) =>
  describeFailure(
    refusal,
    refusal.code === 'payload_too_large' ? verificationReasonTexts.too_large : 'We could not check it',
    'This says nothing about the certificate. Try again in a moment.',
  )

function VerifyForm({ isAgain, onChecked }: { isAgain: boolean; onChecked: () => void }) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { form, field, errors, refusal, isBusy } = useCheckedForm({
    name: 'verify-certificate',
    path: verifyPath,
    names: ['credential'],
    loadSchema: async () => (await loadContract()).certificateCheck,
    async send(body: { credential: string }) {
      const answer = await api.call((await loadContract()).verifyCertificate, { body })
      const { certificate } = answer
      if (certificate) cache.setQueryData(certificateQuery(api, certificate.id).queryKey, certificate)
      await navigate(resultHref(answer), { replace: true, preventScrollReset: true })
      onChecked()
    },
  })
  return (
    <form {...form} aria-label="Verify a certificate" className="grid max-w-measure gap-5">
      <FormRefusal refusal={refusal} describe={notChecked} />
      <TextArea
        {...field('credential')}
        label={isAgain ? 'Another link, number or text' : 'Link, number or text'}
        hint="The text of a file must be complete, from the first { to the last }."
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.credential}
      />
      <ChosenFile />
      <Button
        type="submit"
        size="main"
        isBusy={isBusy}
        busyLabel="Checking"
        className="justify-self-start max-desk:w-full"
      >
        Verify
      </Button>
    </form>
  )
}

/** Its text goes into the field above and is sent from there. Without a script the text is pasted. */
function ChosenFile() {
  const [error, setError] = useState<string>()
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    const { form } = input
    const text = form?.elements.namedItem('credential')
    if (!file || !(text instanceof HTMLTextAreaElement)) return
    const isTooLarge = file.size > certificateLimits.verifiedLength
    setError(isTooLarge ? `${file.name}: ${verificationReasonTexts.too_large}` : undefined)
    if (isTooLarge) return
    text.value = await file.text()
    form?.requestSubmit()
  }
  return (
    <div className="[@media(scripting:none)]:hidden">
      <Field label="Or its file" hint="JSON, as downloaded from the certificate’s page." error={error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json,application/ld+json,application/vc"
            onChange={(event) => void choose(event)}
            className="block min-h-11 w-full rounded-control border border-dashed border-control bg-surface px-3 py-2 text-dense"
          />
        )}
      </Field>
    </div>
  )
}

export const page: PublicPage = {
  component: VerifyPage,
  queries({ search }, api) {
    const id = readResult(search)?.certificate
    return id ? [certificateQuery(api, id)] : []
  },
  describe: ({ search, submission }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Verify a certificate' : 'Verify a certificate',
      description: `Check whether a certificate of ${product} is genuine, without an account.`,
      canonical: verifyPath,
      breadcrumbs: [{ label: 'Verify a certificate', path: verifyPath }],
      ...(readResult(search) && { noindex: true }),
    },
  }),
}
