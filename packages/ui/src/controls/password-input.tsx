import { t } from '@kere/brand/messages'
import ArrowBigUpDash from 'lucide-react/icons/arrow-big-up-dash'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { TextInput } from './text-input.tsx'

const capsLockHint = t('Caps Lock is on', 'Below the field of a password')

interface PasswordInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'end' | 'hint'> {
  announce: (text: string) => void
}

export function PasswordInput({ announce, ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)

  const readCapsLock = (event: KeyboardEvent) => {
    const isOn = event.getModifierState('CapsLock')
    if (isOn && !isCapsLock) announce(capsLockHint)
    setCapsLock(isOn)
  }
  const Icon = isShown ? EyeOff : Eye

  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      hint={
        isCapsLock && (
          <span className="flex items-center gap-1.5">
            <ArrowBigUpDash aria-hidden="true" className="size-4" />
            {capsLockHint}
          </span>
        )
      }
      end={
        <button
          type="button"
          aria-label={isShown ? t('Hide password', 'Button') : t('Show password', 'Button')}
          onClick={() => setShown(!isShown)}
          className="flex h-full min-w-11 cursor-pointer items-center gap-1.5 rounded-control px-3 text-meta font-semibold hover:bg-hover [@media(scripting:none)]:hidden"
        >
          <Icon aria-hidden="true" className="size-4.5" />
          {isShown ? t('Hide', 'Button: a password') : t('Show', 'Button: a password')}
        </button>
      }
    />
  )
}
