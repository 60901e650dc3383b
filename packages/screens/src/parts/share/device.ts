/** Browsers lack some of these: on plain HTTP, as in a local network, they have neither a clipboard nor a way to share. */
type Device = Partial<Pick<Navigator, 'clipboard' | 'share'>>;

const device = (): Device => navigator;

export const canCopy = (): boolean => device().clipboard !== undefined;
export const canShare = (): boolean => device().share !== undefined;

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the list of apps to share with. Resolves to false if the browser refuses. */
export async function shareAddress(title: string, url: string): Promise<boolean> {
  try {
    await device().share?.({ title, url });
    return true;
  } catch (error) {
    return isCancelled(error);
  }
}

/** Resolves to false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = device();
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function save(image: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(image);
  link.download = name;
  link.click();
  // The browser reads the image after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function load(url: string): Promise<Blob> {
  // The image in the cache may be older than the page.
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The image has the status ${String(response.status)}.`);
  return response.blob();
}

/** Copies a PNG, or downloads it if the browser cannot copy images. Rejects if it cannot be loaded. */
export async function copyImage(url: string, name: string): Promise<'copied' | 'saved'> {
  const image = load(url);
  const { clipboard } = device();
  try {
    if (!clipboard || typeof ClipboardItem === 'undefined') throw new Error('This browser cannot copy images.');
    // Safari only copies during the click, so the clipboard gets the promise.
    await clipboard.write([new ClipboardItem({ 'image/png': image })]);
    return 'copied';
  } catch {
    save(await image, name);
    return 'saved';
  }
}
