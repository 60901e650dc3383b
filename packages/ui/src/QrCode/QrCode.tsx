import QR from 'qrcode';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The content, usually a link. */
  value: string;
  /** Name for screen readers. Show the link as text too. */
  label: string;
};

/** A QR code of 300 × 300 px with error correction Q. Cameras need black on white and a white border, so it has them in both colour modes. */
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
