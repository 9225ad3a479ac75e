export const fieldBox =
  'block min-h-11 w-full rounded-control border border-control bg-surface px-3 text-body text-ink transition-[border-color] aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-[11px] aria-invalid:[--ds-focus:var(--ds-danger)] [&:read-only:not(select)]:border-dashed [&:read-only:not(select)]:bg-sunken'
