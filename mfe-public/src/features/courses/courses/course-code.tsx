import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { courseRelationOf } from '@kere/contracts/courses/course-relations'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { TextInput } from '@kere/ui/controls/text-input'
import { formatPrice } from '@kere/ui/money/price-format'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { codePriceQuery, readCode, typedCode, type CodeAnswer, type CodePrice } from './course-code.api.ts'
import { codeHref, courseHref, enrollId } from './course-href.ts'
import { courseStandingQuery } from './course-standing.api.ts'
import { describeOrderRefusal } from './order-refusal.ts'

/** Reads what the code in the address does to the price of this course. */
export function useCodePrice(courseId: string) {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const code = readCode(search)
  const { data, isFetching, isLoading, isError, refetch } = useQuery({
    ...codePriceQuery(api, courseId, code ?? ''),
    enabled: code !== null,
  })
  return {
    code,
    isLoading,
    isFetching,
    refetch,
    price: data && 'amount' in data ? data : null,
    refusal: refusalOf(code === null ? typedCode(search) : '', data, isError),
  }
}

function refusalOf(unreadable: string, data: CodeAnswer | undefined, isError: boolean): string | null {
  if (unreadable !== '') return describeOrderRefusal({ code: 'code_unknown', waitSeconds: null, reference: '' }).title
  if (isError) return t('We could not check this code. Try again', 'Error: a discount code')
  return data && 'refusal' in data ? describeOrderRefusal(data.refusal).title : null
}

/** The code is kept in the address, so that it works without a script and can be sent to somebody. */
export function OwnCode({ courseId }: { courseId: string }) {
  const { api } = useRemote()
  const { data: standing } = useQuery(courseStandingQuery(api, courseId))
  const { code, price, refusal, isFetching, refetch } = useCodePrice(courseId)
  const wasTyped = useRef(false)
  const isUsed = price !== null
  // The field that had the focus is gone, and the button is what comes next.
  useEffect(() => {
    if (isUsed && wasTyped.current) document.getElementById(enrollId)?.focus()
    if (isUsed) wasTyped.current = false
  }, [isUsed])
  const relation = standing && courseRelationOf(standing)
  if (relation !== 'none' && relation !== 'to_pay') return null
  if (isUsed)
    return (
      <TextLink href={courseHref(courseId)} className="mb-2 inline-flex min-h-11 items-center self-start text-dense">
        {t('Remove code', 'Link: a discount code')}
      </TextLink>
    )
  return (
    <CodeField
      courseId={courseId}
      code={code}
      refusal={refusal}
      isBusy={isFetching}
      onTyped={(typed) => {
        wasTyped.current = true
        // The address stays as it is, so nothing else asks again.
        if (code !== null && readCode(new URLSearchParams({ code: typed })) === code) void refetch()
      }}
    />
  )
}

interface CodeFieldProps {
  courseId: string
  code: string | null
  refusal: string | null
  isBusy: boolean
  onTyped: (typed: string) => void
}

function CodeField({ courseId, code, refusal, isBusy, onTyped }: CodeFieldProps) {
  const navigate = useNavigate()
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('code')
    if (typeof given !== 'string') return
    onTyped(given)
    void navigate(codeHref(courseId, given), { replace: true, preventScrollReset: true })
  }
  return (
    <details open={code !== null || refusal !== null} className="mb-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-dense font-semibold underline">
        {t('I have a code', 'Opens a field for a discount code')}
      </summary>
      <form
        method="get"
        action={localPath(courseHref(courseId))}
        onSubmit={check}
        className="flex items-start gap-2 pb-2"
      >
        <TextInput
          id="course-code"
          name="code"
          label={t('Code', 'Label of a field: a discount code')}
          isLabelHidden
          defaultValue={code ?? ''}
          error={refusal ?? undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          className="min-w-0 grow"
        />
        <Button
          type="submit"
          variant="outline"
          isBusy={isBusy}
          busyLabel={t('Checking', 'Button while a discount code is checked')}
        >
          {t('Apply code', 'Button: a discount code')}
        </Button>
      </form>
    </details>
  )
}

/** @param shownPrice the price beside it, which may come from a cache and be older than the sum */
export function CodeSum({ sum, shownPrice }: { sum: CodePrice; shownPrice: number }) {
  const { code, price, discount, amount } = sum
  return (
    <dl className="text-dense tabular-nums [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
      {price !== shownPrice && (
        <div>
          <dt>{t('New price', 'Label')}</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
      )}
      <div>
        <dt>{t('Code {code}', { code }, 'Label: a discount code')}</dt>
        <dd>−{formatPrice(discount)}</dd>
      </div>
      <div className="mt-1 border-t border-hairline pt-1 font-semibold">
        <dt>{t('Total', 'Label: price')}</dt>
        <dd>{formatPrice(amount)}</dd>
      </div>
    </dl>
  )
}
