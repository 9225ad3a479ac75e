import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { city, country, product, teamEmail } from '@kere/brand/brand'
import { useRemote } from '@kere/platform/react/remote-tree'

/** Appears only in print, above the summary of a paid order. */
export function ReceiptHead() {
  const { user } = useRemote().context.session
  return (
    <div className="mb-8 hidden print:block">
      <div className="flex items-start justify-between gap-6">
        <p className="font-heading text-title font-heavy">{t('Receipt', 'Text, my orders')}</p>
        <p className="text-end text-dense">
          <strong>{product}</strong>
          <br />
          {city}, {country}
          <br />
          <span lang={englishHere}>{teamEmail}</span>
        </p>
      </div>
      {user && (
        <p className="mt-6">
          {t('Received from {name}', { name: `${user.firstName} ${user.lastName}`.trim() }, 'On a receipt')}
        </p>
      )}
    </div>
  )
}
