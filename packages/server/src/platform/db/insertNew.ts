import { Refusal } from '../refusal.ts';
import { lostRace } from './current.ts';

/** An insert with an id of the client's choice: 409 where it is taken. */
export const insertNew = async <T>(insert: () => Promise<T>): Promise<T> => {
  try {
    return await insert();
  } catch (error) {
    if ((error as { code?: string }).code === '23505' && !lostRace(error)) throw new Refusal('taken', 'This is already taken.');
    throw error;
  }
};
