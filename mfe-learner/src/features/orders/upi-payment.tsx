import { t } from '@kere/brand/messages'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Around } from '@kere/ui/layout/around'
import { formatPrice } from '@kere/ui/money/price-format'
import { Skeleton } from '@kere/ui/status/skeleton'
import Info from 'lucide-react/icons/info'
import QrCodeIcon from 'lucide-react/icons/qr-code'
import Smartphone from 'lucide-react/icons/smartphone'
import { lazy, Suspense, useId, useState, useSyncExternalStore, type ReactNode } from 'react'

const QrCode = lazy(async () => ({ default: (await import('@kere/ui/art/qr-code')).QrCode }))

const scan = t('Scan', 'Button of an app for UPI, which has English buttons')

/** Most banks refuse a UPI payment above this amount in rupees. */
const usualLimit = 100_000

/**
 * Android asks which app should open a `upi:` link. iOS asks nothing and opens an arbitrary one, so there each app has a
 * button with the app's own scheme.
 */
const iosApps = [
  ['Google Pay', 'gpay://upi/'],
  ['PhonePe', 'phonepe://'],
  ['Paytm', 'paytmmp://'],
  ['BHIM', 'bhim://'],
] as const

/** An iPad claims to be a Mac, but no Mac has a touch screen. */
const isIos = () =>
  /iPhone|iPod|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const neverChanges = () => () => undefined

interface UpiPaymentProps {
  upi: { id: string; uri: string }
  payee: string
  amount: number
  hasOtherWay: boolean
  /** The details to copy, for people whose app none of the buttons opens. */
  children: ReactNode
}

/** A phone gets a button that opens the app, other devices get a code to scan, and large touch screens get both. */
export function UpiPayment({ upi: { uri }, payee, amount, hasOtherWay, children }: UpiPaymentProps) {
  const [isCodeShown, setCodeShown] = useState(false)
  const code = useId()
  const hasAppButtons = useSyncExternalStore(neverChanges, isIos, () => false)
  const onPhone = isCodeShown ? '' : 'max-desk:pointer-coarse:hidden'
  return (
    <div className="flex flex-col gap-5">
      <div className="hidden flex-col gap-5 pointer-coarse:flex">
        <div>
          <ButtonLink href={uri} size="main" wide>
            {t('Pay {price} by UPI', { price: formatPrice(amount) }, 'Button, my orders')}
          </ButtonLink>
          <p className="mt-2 text-center text-dense text-muted">
            {t('Opens the app your phone uses for UPI', 'Text, my orders')}
          </p>
        </div>
        {hasAppButtons && (
          <div>
            <p className="mb-2 text-dense text-muted">{t('Or choose the app', 'Text, my orders')}</p>
            <ul className="grid list-none grid-cols-2 gap-2">
              {iosApps.map(([name, address]) => (
                <li key={name}>
                  <ButtonLink
                    href={uri.replace('upi://', address)}
                    variant="outline"
                    wide
                    icon={<Smartphone aria-hidden="true" />}
                  >
                    {name}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="desk:hidden">
          <p className="text-dense text-muted">
            {t(
              'No app opened? Copy the UPI ID, the amount and the note below into your app, or show the code to another phone.',
              'Text, my orders',
            )}
          </p>
          <Button
            variant="quiet"
            size="toolbar"
            icon={<QrCodeIcon aria-hidden="true" />}
            aria-expanded={isCodeShown}
            aria-controls={code}
            onClick={() => setCodeShown(!isCodeShown)}
            className="mt-1 -ms-3.5"
          >
            {isCodeShown ? t('Hide the code', 'Button, my orders') : t('Show the code', 'Button, my orders')}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-x-8 gap-y-5 rounded-card border border-hairline bg-surface p-5 max-desk:py-3 desk:grid-cols-[15rem_minmax(0,1fr)]">
        <div id={code} className={`mx-auto w-full max-w-60 max-desk:pt-2 ${onPhone}`}>
          <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
            <QrCode text={uri} label={t('UPI code of this payment', 'Label, my orders')} />
          </Suspense>
          <p className="mt-2 text-center text-meta text-muted">{t('Any UPI app reads it', 'Text, my orders')}</p>
        </div>
        <ol className={`flex list-none flex-col gap-3 ${onPhone}`}>
          <Step place={1}>
            <Around text={t('Open your UPI app and press {scan}.', { scan }, 'The button is “Scan”')} part={scan} />
          </Step>
          <Step place={2}>
            {t('Point it at the code. The amount and the order number are filled in.', 'Text, my orders')}
          </Step>
          <Step place={3}>
            <Around
              text={t(
                'Check that the name is {payee}, then enter your UPI PIN in the app. We never ask for it.',
                { payee },
                'Text, my orders',
              )}
              part={payee}
            />
          </Step>
        </ol>
        <div className="desk:col-span-2">{children}</div>
      </div>
      {amount > usualLimit && (
        <p className="flex gap-2 text-dense text-muted">
          <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span>
            {t(
              'Many banks allow at most {price} in one UPI payment.',
              { price: formatPrice(usualLimit) },
              'Text, my orders',
            )}{' '}
            {hasOtherWay
              ? t('If your app refuses, pay by bank transfer.', 'Text, my orders')
              : t('If your app refuses, write to us.', 'Text, my orders')}
          </span>
        </p>
      )}
    </div>
  )
}

const Step = ({ place, children }: { place: number; children: ReactNode }) => (
  <li className="flex gap-3">
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-full border border-ink text-meta font-semibold"
    >
      {place}
    </span>
    <p className="pt-0.5">{children}</p>
  </li>
)
