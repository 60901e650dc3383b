import { limit } from '../platform/limits.ts';

const day = 86_400;

/**
 * Counts an e-mail that an organisation causes to an address which nobody has confirmed: at most 1,000 a day, of which 20 to one address. A league
 * of a hundred teams stays far below, and a stranger's inbox cannot be filled. @throws Refusal 429
 */
export const limitGuestMails = async (organisationId: string, email: string, now: Date): Promise<void> => {
  await limit(`guest-mail:${organisationId} ${email.toLowerCase()}`, 20, day, now);
  await limit(`guest-mails:${organisationId}`, 1_000, day, now);
};
