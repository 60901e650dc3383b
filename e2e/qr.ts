import { createRequire } from 'node:module';
import { join } from 'node:path';

type Modules = { size: number; data: Uint8Array };
type Qr = { create: (text: string, options: { errorCorrectionLevel: 'Q' }) => { modules: Modules } };

// qrcode is a dependency of packages/ui, so it is resolved from there.
const qr = createRequire(join(import.meta.dirname, '../packages/ui/package.json'))('qrcode') as Qr;

/** The SVG path of the dark squares in the QR code of a text, as in the component `QrCode`. */
export function qrPath(text: string): string {
  const { size, data } = qr.create(text, { errorCorrectionLevel: 'Q' }).modules;
  return Array.from(data, (dark, i) => (dark ? `M${i % size} ${Math.floor(i / size)}h1v1h-1z` : '')).join('');
}
