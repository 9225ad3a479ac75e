import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { addressIn, language } from '@kere/brand/language'
import type { OrderItemKind } from '@kere/contracts/orders/order-items'
import { ApiError } from '@kere/platform/api'
import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { useSubmission } from '@kere/platform/react/use-submission'
import { Button } from '@kere/ui/controls/button'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormRefusal } from './form-refusal.tsx'
import { formErrorOf, formErrorOfSubmission, type FormError, type FormMessage } from './refusal.ts'

interface OrderFormProps {
  formName: string
  formId?: string
  /** `price` is the one that is shown beside the button. */
  item: { kind: OrderItemKind; id: string; price: number; code?: string }
  page: string
  buttonId: string
  affects: readonly { queryKey: QueryKey }[]
  describe: (refusal: FormError) => FormMessage
  children: string
}

/** The page may not know of an order that was placed before. The API then answers with the existing order. */
export function OrderForm({ formName, formId, item, page, buttonId, affects, describe, children }: OrderFormProps) {
  const { context } = useRemote()
  const api = useAttempts()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const submission = useSubmission(formName)
  const [refusal, setRefusal] = useState(submission && formErrorOfSubmission(submission))
  const refresh = () => affects.forEach(({ queryKey }) => void cache.invalidateQueries({ queryKey }))

  const order = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(null)
    try {
      const [{ placeOrder }, { notices }] = await Promise.all([
        import('@kere/contracts/orders/orders'),
        import('@kere/platform/notice-texts'),
      ])
      const { kind: itemKind, id: itemId, ...seen } = item
      const placed = await api.call(placeOrder, { body: { itemKind, itemId, ...seen } })
      refresh()
      context.notify(notices.order_placed)
      void navigate(`/dashboard/my-orders/${encodeURIComponent(placed.id)}`)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated')
        return context.navigation.push(localPath(withNext(signInPath, localPath(`${page}#${buttonId}`))))
      isUnderWay.current = false
      setBusy(false)
      setRefusal(formErrorOf(error))
      refresh()
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void order()
  }
  // A refused form returns to the page with the search of its address.
  const search = item.code === undefined ? '' : `?${new URLSearchParams({ code: item.code }).toString()}`
  return (
    <>
      <FormRefusal refusal={refusal} describe={describe} />
      {/* A native form works without a script, and before the script has loaded. */}
      <form id={formId} method="post" action={addressIn(language, `${page}/order${search}`)} onSubmit={submit}>
        <input type="hidden" name="itemKind" value={item.kind} />
        <input type="hidden" name="itemId" value={item.id} />
        <input type="hidden" name="price" value={item.price} />
        {item.code !== undefined && <input type="hidden" name="code" value={item.code} />}
        <Button
          id={buttonId}
          type="submit"
          size="main"
          isBusy={isBusy}
          busyLabel={t('Ordering', 'Button while it works')}
          wide
        >
          {children}
        </Button>
      </form>
    </>
  )
}
