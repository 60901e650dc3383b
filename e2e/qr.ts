import { createRequire } from 'node:module';
import { join } from 'node:path';

type Modules = { size: number; data: Uint8Array };
type Qr = { create: (text: string, options: { errorCorrectionLevel: 'Q' }) => { modules: Modules } };

// The library belongs to the components; a test beside them borrows it, to know a code that a camera would read.
const qr = createRequire(join(import.meta.dirname, '../packages/ui/package.json'))('qrcode') as Qr;

/** The dark squares of the QR code that says `text`, as the path of our drawing. */
export function qrPath(text: string): string {
  const { size, data } = qr.create(text, { errorCorrectionLevel: 'Q' }).modules;
  return Array.from(data, (dark, i) => (dark ? `M${i % size} ${Math.floor(i / size)}h1v1h-1z` : '')).join('');
}
