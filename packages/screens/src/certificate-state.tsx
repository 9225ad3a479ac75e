import { t } from '@kere/brand/messages'
import type { CertificateState as State } from '@kere/contracts/certificates/certificate-options'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Ban from 'lucide-react/icons/ban'
import FilePen from 'lucide-react/icons/file-pen'
import Hourglass from 'lucide-react/icons/hourglass'
import { statusBadge } from './status-badge.tsx'

export const certificateStateNames: Record<State, string> = {
  signing: t('Not signed yet', 'Text, certificates'),
  valid: t('Valid', 'Text, certificates'),
  revoked: t('Revoked', 'Text, certificates'),
  superseded: t('Replaced', 'Text, certificates'),
}

export const CertificateState = statusBadge(certificateStateNames, {
  signing: ['info', Hourglass],
  valid: ['leaf', BadgeCheck],
  revoked: ['danger', Ban],
  superseded: ['warn', FilePen],
})
