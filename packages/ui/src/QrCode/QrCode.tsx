import QR from 'qrcode';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** What it says, usually a link. */
  value: string;
  /** Its name for screen readers; write the link beside it too. */
  label: string;
};

/** 300 × 300, error correction Q, margin 0; black on white in both modes and white around it, or no camera reads it. */
export function QrCode({ value, label, className, style, ...props }: QrCodeProps) {
  const { size, data } = QR.create(value, { errorCorrectionLevel: 'Q' }).modules;
  const dark = Array.from(data, (bit, i) => (bit ? `M${i % size} ${Math.floor(i / size)}h1v1h-1z` : '')).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={300}
      height={300}
      shapeRendering="crispEdges"
      className={cx('box-content h-auto max-w-[calc(100%-2rem)] p-4', className)}
      style={{ background: '#fff', ...style }}
      {...props}
    >
      <path d={dark} fill="#000" />
    </svg>
  );
}
