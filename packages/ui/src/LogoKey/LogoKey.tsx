import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { Logo } from '../internal/Logo.tsx';
import { usePress } from '../internal/usePress.ts';

const place = 'grid size-11 shrink-0 place-items-center md:size-12 [&_svg]:size-6 md:[&_svg]:size-7';

export type LogoKeyProps = {
  /** Makes the logo a key. Without it, the logo cannot be pressed. */
  press?: { label: string; onPress: () => void };
  className?: string;
};

/** The logo at the top left of a scoring screen. As a key, it looks the same, so that only organisers know that they can press it. */
export function LogoKey({ press, className }: LogoKeyProps) {
  if (press) return <PressedLogo {...press} className={className} />;
  return (
    <span className={cx(place, className)}>
      <Logo />
    </span>
  );
}

function PressedLogo({ label, onPress, className }: { label: string; onPress: () => void } & Pick<ComponentProps<'button'>, 'className'>) {
  const press = usePress(onPress);
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(place, 'touch-manipulation rounded-key select-none data-pressed:bg-pressed', className)}
      {...press}
    >
      <Logo />
    </button>
  );
}
