import { argon2, createHash, timingSafeEqual } from 'node:crypto';
import type { RandomBytes } from './context.ts';

/** SHA-256 in hex. The database stores it instead of a token. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 256 random bits in base64url. */
export const newToken = (random: RandomBytes): string => Buffer.from(random(32)).toString('base64url');

// Recommended by OWASP for Argon2id: 19 MiB, two passes, one lane.
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

const argon2id = (password: string, nonce: Uint8Array): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }, (error, tag) => (error ? reject(error) : resolve(tag))),
  );

/** The Argon2id hash of a password as `argon2id$salt$hash`, with salt and hash in base64url. */
export const hashPassword = async (password: string, random: RandomBytes): Promise<string> => {
  const salt = random(16);
  return `argon2id$${Buffer.from(salt).toString('base64url')}$${(await argon2id(password, salt)).toString('base64url')}`;
};

export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const [, salt, hash] = stored.split('$');
  if (!salt || !hash) return false;
  return timingSafeEqual(await argon2id(password, Buffer.from(salt, 'base64url')), Buffer.from(hash, 'base64url'));
};
