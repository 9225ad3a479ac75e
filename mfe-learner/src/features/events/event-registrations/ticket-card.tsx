import { langOf } from '@kere/screens/content-language'
import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { useRemote } from '@kere/platform/react/remote-tree'
import { whenText } from '@kere/ui/time/clock-times'
import type { MyRegistration } from '@kere/contracts/events/own-registrations'
import { Button } from '@kere/ui/controls/button'
import { Unbroken } from '@kere/ui/layout/unbroken'
import Printer from 'lucide-react/icons/printer'
import { QrCode } from '@kere/ui/art/qr-code'

interface TicketCardProps {
  code: string
  event: MyRegistration['event']
  now: number
}

export function TicketCard({ code, event, now }: TicketCardProps) {
  const { user } = useRemote().context.session
  return (
    <section
      aria-labelledby="ticket"
      className="mx-auto w-full max-w-84 overflow-hidden rounded-card border border-hairline bg-surface print:border-ink"
    >
      <div className="border-t-4 border-brand px-5 pt-4 pb-4">
        <p className="flex items-baseline justify-between text-meta text-muted">
          <span id="ticket">{t('Your ticket', 'Text, my events')}</span>
          <span className="font-heading font-heavy text-ink">{product}</span>
        </p>
        <p className="mt-1 text-panel font-semibold wrap-anywhere">
          {user && `${user.firstName} ${user.lastName}`.trim()}
        </p>
        <p lang={langOf(event.language)} className="mt-1 text-dense font-semibold wrap-anywhere">
          <Unbroken>{event.title}</Unbroken>
        </p>
        <p className="mt-0.5 text-dense text-muted">{whenText(event, now)}</p>
      </div>
      <div aria-hidden="true" className="relative border-t-2 border-dashed border-hairline">
        <span className="absolute -inset-s-3 -top-3 size-6 rounded-full border border-hairline bg-canvas" />
        <span className="absolute -inset-e-3 -top-3 size-6 rounded-full border border-hairline bg-canvas" />
      </div>
      <div className="px-5 pt-5 pb-5 text-center">
        <div className="mx-auto max-w-58">
          <QrCode text={code} label={t('QR code of your ticket', 'Label, my events')} />
        </div>
        <p className="mt-3 font-heading text-panel font-heavy tracking-wider wrap-anywhere tabular-nums">{code}</p>
        <p className="mt-1 text-meta text-muted">
          {event.type === 'online'
            ? t('The host can ask for this code.', 'Text, my events')
            : t('Show it at the entrance, on screen or on paper.', 'Text, my events')}
        </p>
        <Button
          variant="quiet"
          size="toolbar"
          icon={<Printer aria-hidden="true" />}
          className="mt-3 print:hidden"
          onClick={() => print()}
        >
          {t('Print', 'Button, my events')}
        </Button>
      </div>
    </section>
  )
}
