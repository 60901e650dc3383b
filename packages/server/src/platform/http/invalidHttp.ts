import type { Server } from 'node:http';

/**
 * Responds to requests that reach no handler in the format of all refusals: invalid HTTP, headers of more than 16 KB, and unknown `Expect`
 * headers.
 */
export const refuseInvalidHttp = (http: Server): void => {
  http.on('checkExpectation', (_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'invalid', message: 'The only supported expectation is 100-continue.' }));
  });
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const [status, body] =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? ['413 Content Too Large', { code: 'too-large', message: 'The headers are too large.' }]
        : ['400 Bad Request', { code: 'invalid', message: 'This is not a valid HTTP request.' }];
    const text = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  });
};
