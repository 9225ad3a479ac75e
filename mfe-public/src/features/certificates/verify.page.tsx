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

export const route = { path: '/verify', sitemap: true, isNeverKept: true }

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
      <div className="mx-auto grid max-w-page items-start gap-x-16 gap-y-10 wide:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid gap-8">
          <header>
            <h1>Verify a certificate</h1>
            <p className="mt-2 max-w-measure text-lead text-muted">
              Paste its link or its number, or choose its file or picture. You need no account, and we keep nothing.
            </p>
          </header>
          {result && !isAsking && !certificate.isError && (
            <VerifyAnswer {...judge(result, certificate.data)} found={certificate.data ?? null} heading={heading} />
          )}
          {certificate.isError && (
            <p role="alert" className="border-s-4 border-danger bg-danger-soft px-4 py-3">
              We could not check it: {certificate.error.message}. Try again in a moment.
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
      title: submission ? 'Error: Verify a certificate' : 'Verify a certificate',
      description: `Check whether a certificate of ${product} is genuine, without an account.`,
      canonical: verifyPath,
      breadcrumbs: [{ label: 'Verify a certificate', path: verifyPath }],
      ...(readResult(search) && { noindex: true }),
    },
  }),
}
