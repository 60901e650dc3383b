/** A command of a key on a keyboard. Digits are handled separately. */
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

/** The command of a key. Letters are not case-sensitive. The minus key of the numpad is undo; the one above the letters has no command. */
export const commandOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): KeyCommand | undefined => {
  if (key === '-') return code === 'NumpadSubtract' ? 'undo' : undefined;
  return commands.get(key.length === 1 ? key.toLowerCase() : key);
};
