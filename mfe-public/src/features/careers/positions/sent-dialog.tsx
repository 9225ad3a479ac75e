import { t } from '@kere/brand/messages'
import { applicationMessages } from '@kere/contracts/careers/career-options'
import type { CareerPosition } from '@kere/contracts/careers/positions'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { SentText } from './sent-panel.tsx'

export const SentDialog = ({ position, onClose }: { position: CareerPosition; onClose: () => void }) => (
  <Dialog
    title={applicationMessages.submitted}
    isOpen
    onClose={onClose}
    className="max-w-140"
    actions={<Button onClick={onClose}>{t('Done', 'A stage of a lab')}</Button>}
  >
    <SentText title={position.title} />
  </Dialog>
)
