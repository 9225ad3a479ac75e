interface DataTableCheckProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onChange: (isChecked: boolean, isRange: boolean) => void
}

export function DataTableCheck({ label, isChecked, isMixed = false, onChange }: DataTableCheckProps) {
  return (
    <label className="relative z-1 grid h-10.5 w-11 cursor-pointer place-items-center select-none">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(input) => {
          if (input) input.indeterminate = isMixed
        }}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
        className="checkbox"
      />
    </label>
  )
}
