import { useNow } from '../../shell/device.ts';

/** Today's date in a time zone, as `2026-09-06`. */
export const useToday = (timeZone: string): string => new Date(useNow()).toLocaleDateString('sv-SE', { timeZone });
