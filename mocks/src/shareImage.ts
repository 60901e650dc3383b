import { http, HttpResponse, type HttpHandler } from 'msw/http';

/** A PNG of one pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** Mocks the images to share. `statusOf` gets the path of an image under `/api` with its query, and returns the status of the response. */
export const mockShareImage = (statusOf: (path: string) => number = () => 200): HttpHandler =>
  http.get('*/api/share/:kind/:id', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const status = statusOf(pathname.slice(pathname.indexOf('/share/')) + search);
    return status === 200 ? new HttpResponse(pixel, { headers: { 'content-type': 'image/png' } }) : new HttpResponse(null, { status });
  });
