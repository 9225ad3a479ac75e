import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PublicPage } from '../../pages/next-step.ts'
import { certificateQuery, verifyPath } from './certificates.api.ts'
import { VerifyAnswer } from './verify-answer.tsx'
import { VerifyForm } from './verify-form.tsx'
import { judge, readResult } from './verify-result.ts'
import { WhereIsTheLink } from './where-is-the-link.tsx'

export const route = { path: '/verify', languages: ['kn', 'hi', 'ta'], sitemap: true, isNeverKept: true }

/** The page of specimen 46b. */
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
      <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-16 gap-y-10 wide:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <header>
            <h1>{t('Verify a certificate', 'Heading, certificates')}</h1>
            <p className="mt-2 max-w-measure text-lead text-muted">
              {t(
                'Paste its link or its number, or choose its file or picture. You need no account, and we keep nothing.',
                'Text, certificates',
              )}
            </p>
          </header>
          {result && !isAsking && !certificate.isError && (
            <VerifyAnswer {...judge(result, certificate.data)} found={certificate.data ?? null} heading={heading} />
          )}
          {certificate.isError && (
            <p role="alert" className="border-s-4 border-danger bg-danger-soft px-4 py-3">
              {t(
                'We could not check it: {message}. Try again in a moment.',
                { message: certificate.error.message },
                'Error, certificates',
              )}
            </p>
          )}
          <VerifyForm isAgain={result !== null} onChecked={() => setChecks((before) => before + 1)} />
        </div>
        <WhereIsTheLink />
      </div>
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
      title: submission
        ? t('Error: Verify a certificate', 'Title of a page whose form was refused')
        : t('Verify a certificate', 'Heading, certificates'),
      description: t(
        'Check whether a certificate of {product} is genuine, without an account.',
        { product },
        'Description of the page, certificates',
      ),
      canonical: verifyPath,
      breadcrumbs: [{ label: t('Verify a certificate', 'Heading, certificates'), path: verifyPath }],
      ...(readResult(search) && { noindex: true }),
    },
  }),
}
