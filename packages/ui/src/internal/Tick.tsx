import { useEffect, useRef, type ComponentProps } from 'react';

export type TickProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'size'> & {
  checked?: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean) => void;
};

/** A native check box without a look. Remaining props reach it; a form sends it as any other. */
export function Tick({ checked, onCheckedChange, onChange, ref, ...props }: TickProps) {
  const some = checked === 'indeterminate';
  const input = useRef<HTMLInputElement>(null);
  // What was ticked before the page had its script is kept, and told.
  useEffect(() => {
    const ticked = input.current?.checked;
    if (ticked !== undefined && ticked !== ((checked ?? props.defaultChecked) === true)) onCheckedChange?.(ticked);
    // Once, when the page takes over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <input
      {...props}
      type="checkbox"
      {...(checked !== undefined && { checked: checked === true })}
      ref={(element) => {
        input.current = element;
        // There is no attribute for it. A press takes it away, also where nothing comes of the press.
        if (element && checked !== undefined) element.indeterminate = some;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
        event.target.indeterminate = some;
      }}
    />
  );
}
