import { Refusal } from '../refusal.ts';
import { lostRace } from './current.ts';

/** Runs an insert or update of unique values, such as an id from the client. @throws Refusal 409 if a value is taken */
export const insertNew = async <T>(insert: () => Promise<T>): Promise<T> => {
  try {
    return await insert();
  } catch (error) {
    if ((error as { code?: string }).code === '23505' && !lostRace(error)) throw new Refusal('taken', 'This is already taken.');
    throw error;
  }
};
