/** What a key of a keyboard does. Digits are not among them. */
export type KeyCommand = 'enter' | 'backspace' | 'clear' | 'quick' | 'undo' | 'bust' | 'checkOut' | 'whatsLeft' | 'help';

const commands = new Map<string, KeyCommand>([
  ['Enter', 'enter'],
  ['Backspace', 'backspace'],
  ['Delete', 'clear'],
  ['+', 'quick'],
  ['z', 'undo'],
  ['b', 'bust'],
  ['c', 'checkOut'],
  ['l', 'whatsLeft'],
  ['?', 'help'],
]);

/** Letters count in both cases. The minus of the numpad undoes; the one above the letters does not. */
export const commandOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): KeyCommand | undefined => {
  if (key === '-') return code === 'NumpadSubtract' ? 'undo' : undefined;
  return commands.get(key.length === 1 ? key.toLowerCase() : key);
};
