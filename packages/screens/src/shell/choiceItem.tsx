import type { MenuItem } from '@oche/ui/Menu';
import type { Choice } from './usePreferenceChoices.tsx';

/** A choice as a submenu, for bars without room for a button of its own. */
export const choiceItem = ({ label, options, value, onValueChange }: Choice): MenuItem => ({
  kind: 'sub',
  label,
  items: options.map(({ value: own, ...option }) => ({
    kind: 'radio',
    ...option,
    checked: own === value,
    onSelect: () => onValueChange(own),
  })),
});
