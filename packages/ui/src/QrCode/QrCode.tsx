import QR from 'qrcode';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** What it says, usually a link. */
  value: string;
  /** Its name for screen readers; write the link beside it too. */
  label: string;
};

/** 300 × 300, error correction Q, no margin of its own; black on white in both modes, or no camera reads it. */
export function QrCode({ value, label, className, ...props }: QrCodeProps) {
  const { size, data } = QR.create(value, { errorCorrectionLevel: 'Q' }).modules;
  const dark = Array.from(data, (bit, i) => (bit ? `M${i % size} ${Math.floor(i / size)}h1v1h-1z` : '')).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      width={300}
      height={300}
      shapeRendering="crispEdges"
      className={cx('h-auto max-w-full', className)}
      {...props}
    >
      <rect x={-2} y={-2} width={size + 4} height={size + 4} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
