import { createServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';

/** An SMTP server that accepts everything and records what it receives. */
export async function openMailServer() {
  let received = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      received += text;
      if (inData) {
        if (!received.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 accepted\r\n');
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received,
    /** The last received e-mail, read as an e-mail program does. */
    read: (): Promise<Email> => {
      const [, message = ''] = /.*\r\nDATA\r\n(.*?)\r\n\.\r\n/s.exec(received) ?? [];
      return PostalMime.parse(message.replaceAll('\r\n..', '\r\n.'));
    },
    close: () => server.close(),
  };
}
